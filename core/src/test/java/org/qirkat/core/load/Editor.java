package org.qirkat.core.load;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.qirkat.core.spi.HookRegistry;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** What an editor with the schema says of a rule file: YAML 1.2 read without the reader, then a validator. */
public final class Editor {
    private final Schema schema;

    private Editor(Schema schema) {
        this.schema = schema;
    }

    public static Editor with(HookRegistry hooks) {
        return new Editor(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                .getSchema(RuleSchema.text(hooks), InputFormat.JSON));
    }

    /** Its complaints about a file; none for a good one. */
    public List<String> complaints(byte[] file) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file))
                    .toString();
            Node root = new Yaml(new LoaderOptions()).compose(new StringReader(text));
            String json = root == null ? "null" : SchemaText.of(value(root));
            return schema.validate(json, InputFormat.JSON).stream()
                    .map(error -> error.getInstanceLocation() + ": " + error.getMessage())
                    .toList();
        } catch (CharacterCodingException | YAMLException noYaml) {
            return List.of("no YAML: " + noYaml.getMessage());
        }
    }

    private static @Nullable Object value(Node node) {
        if (node instanceof ScalarNode scalar) {
            return scalar.isPlain() ? plain(scalar.getValue()) : scalar.getValue();
        } else if (node instanceof SequenceNode list) {
            List<@Nullable Object> values = new ArrayList<>();
            list.getValue().forEach(element -> values.add(value(element)));
            return values;
        }
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (NodeTuple entry : ((MappingNode) node).getValue()) {
            String key = entry.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "?";
            if (map.containsKey(key)) {
                throw new YAMLException("map keys must be unique: " + key);
            }
            map.put(key, value(entry.getValueNode()));
        }
        return map;
    }

    /** A plain scalar by the core schema of YAML 1.2. */
    private static @Nullable Object plain(String text) {
        if (text.matches("|~|null|Null|NULL")) {
            return null;
        } else if (text.matches("true|True|TRUE|false|False|FALSE")) {
            return Boolean.valueOf(text);
        } else if (text.matches("[-+]?[0-9]{1,18}")) {
            return Long.valueOf(text);
        } else if (text.matches("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?")) {
            return Double.valueOf(text);
        }
        return text;
    }
}
