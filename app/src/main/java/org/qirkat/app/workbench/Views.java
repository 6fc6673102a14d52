package org.qirkat.app.workbench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JFrame;
import org.qirkat.app.workbench.board.BoardActions;
import org.qirkat.app.workbench.board.BoardModel;
import org.qirkat.app.workbench.board.BoardView;
import org.qirkat.app.workbench.board.GameModel;
import org.qirkat.app.workbench.board.MoveListModel;
import org.qirkat.app.workbench.board.MoveListView;
import org.qirkat.app.workbench.compare.CompareActions;
import org.qirkat.app.workbench.compare.CompareDetailView;
import org.qirkat.app.workbench.compare.CompareModel;
import org.qirkat.app.workbench.compare.CompareView;
import org.qirkat.app.workbench.edit.EditActions;
import org.qirkat.app.workbench.edit.EditModel;
import org.qirkat.app.workbench.edit.EditView;
import org.qirkat.app.workbench.games.GamesActions;
import org.qirkat.app.workbench.games.GamesModel;
import org.qirkat.app.workbench.games.GamesView;
import org.qirkat.app.workbench.kit.Command;
import org.qirkat.app.workbench.library.LibraryActions;
import org.qirkat.app.workbench.library.LibraryModel;
import org.qirkat.app.workbench.library.LibraryView;
import org.qirkat.app.workbench.rules.RulesActions;
import org.qirkat.app.workbench.rules.RulesModel;
import org.qirkat.app.workbench.rules.RulesView;
import org.qirkat.app.workbench.rules.SummaryModel;
import org.qirkat.app.workbench.rules.SummaryView;
import org.qirkat.app.workbench.rules.WordsModel;
import org.qirkat.app.workbench.rules.WordsView;
import org.qirkat.app.workbench.session.Session;

/** All views of the window, each with its model and its menu entries. A new view is a line here. */
final class Views {
    /** Where a view has its place. */
    enum Place {
        LEFT,
        CENTRE,
        BESIDE_BOARD,
        UNDER_BOARD,
        RIGHT_TOP,
        RIGHT_TAB
    }

    /** A menu a command belongs to, in the order of the menu bar. */
    enum Menu {
        GAME,
        POSITION,
        RULES,
        VIEW
    }

    /**
     * A view in its place.
     *
     * @param title the key of its name, for tabs
     */
    record Placed(Place place, String title, JComponent view) {}

    /** Commands that stand together in a menu. */
    record Group(Menu menu, List<Command> commands) {}

    private final List<Placed> placed = new ArrayList<>();
    private final List<Group> groups = new ArrayList<>();
    private final GamesModel games;

    Views(Session session, JFrame window, Path ownVariants) {
        LibraryModel library = new LibraryModel(session);
        LibraryView libraryView = new LibraryView(library);
        BoardModel board = new BoardModel(session);
        BoardActions boardActions = new BoardActions(new GameModel(session, board), window);

        games = new GamesModel(session);

        RulesModel rules = new RulesModel(session, ownVariants);
        RulesActions rulesActions = new RulesActions(rules, window);

        EditModel edit = new EditModel(session);
        EditActions editActions = new EditActions(edit);
        CompareModel compare = new CompareModel(session);
        CompareActions compareActions = new CompareActions(compare, window);

        place(Place.LEFT, "library", libraryView);
        place(Place.CENTRE, "board", new BoardView(board));
        place(Place.BESIDE_BOARD, "compare", new CompareView(compare, compareActions.buttons()));
        place(Place.UNDER_BOARD, "edit", new EditView(edit, editActions.buttons()));
        place(Place.UNDER_BOARD, "differences", new CompareDetailView(compare));
        place(Place.RIGHT_TOP, "summary", new SummaryView(new SummaryModel(session)));
        place(Place.RIGHT_TAB, "moves", new MoveListView(new MoveListModel(session)));
        place(Place.RIGHT_TAB, "games", new GamesView(games));

        place(Place.RIGHT_TAB, "words", new WordsView(new WordsModel(session)));
        place(Place.RIGHT_TAB, "rules", new RulesView(rules, rulesActions.all()));

        group(Menu.GAME, boardActions.game());
        group(Menu.GAME, new GamesActions(games, window).all());
        group(Menu.POSITION, editActions.mode());
        group(Menu.POSITION, editActions.tools());
        group(Menu.POSITION, editActions.leaving());
        group(Menu.POSITION, boardActions.exchange());
        group(Menu.RULES, new LibraryActions(library, libraryView, window).all());
        group(Menu.RULES, rulesActions.all());
        group(Menu.RULES, compareActions.all());
        group(Menu.VIEW, boardActions.look());
    }

    /** Where files of games go that come from outside the menus. */
    GamesModel games() {
        return games;
    }

    private void place(Place place, String title, JComponent view) {
        placed.add(new Placed(place, title, view));
    }

    private void group(Menu menu, List<Command> commands) {
        groups.add(new Group(menu, commands));
    }

    List<Placed> at(Place place) {
        return placed.stream().filter(p -> p.place() == place).toList();
    }

    List<Group> groups() {
        return groups;
    }
}
