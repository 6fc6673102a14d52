package org.qirkat.app.workbench.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreferencesFileTest {
    @TempDir
    Path home;

    @Test
    void what_is_written_is_read_again() {
        Preferences wanted = new Preferences(true, 150, 900, 700, "felli", "es");
        new PreferencesFile(home.resolve("deep")).write(wanted);
        assertThat(new PreferencesFile(home.resolve("deep")).read()).isEqualTo(wanted);
    }

    @Test
    void nonsense_is_as_good_as_nothing() throws Exception {
        Files.writeString(home.resolve("workbench.properties"), "scale=17\nwidth=wide\nheight=\\u00zz");
        assertThat(new PreferencesFile(home).read()).isEqualTo(Preferences.INITIAL);
        assertThat(new PreferencesFile(home.resolve("nowhere")).read()).isEqualTo(Preferences.INITIAL);
    }
}
