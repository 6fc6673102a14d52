package org.qirkat.app.workbench.library;

import java.util.List;
import org.qirkat.core.model.Text;

/** Rule sets under one heading. */
public record Family(Text name, List<Item> items) {
    public Family {
        items = List.copyOf(items);
    }
}
