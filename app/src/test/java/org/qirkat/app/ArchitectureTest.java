package org.qirkat.app;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** The shape of the house, as rules. */
@AnalyzeClasses(packages = "org.qirkat", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule arrows_point_inwards = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("model")
            .definedBy("..core.model..")
            .layer("spi")
            .definedBy("..core.spi..")
            .layer("load")
            .definedBy("..core.load..")
            .layer("engine")
            .definedBy("..core.engine..")
            .layer("play")
            .definedBy("..core.play..")
            .layer("analysis")
            .definedBy("..core.analysis..")
            .layer("plugins")
            .definedBy("..plugins..")
            .layer("cli")
            .definedBy("..app.cli..")
            .layer("workbench")
            .definedBy("..app.workbench..")
            .layer("main")
            .definedBy("org.qirkat.app")
            .whereLayer("main")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("model")
            .mayNotAccessAnyLayer()
            .whereLayer("spi")
            .mayOnlyAccessLayers("model")
            .whereLayer("load")
            .mayOnlyAccessLayers("model", "spi")
            .whereLayer("engine")
            .mayOnlyAccessLayers("model", "spi")
            .whereLayer("play")
            .mayOnlyAccessLayers("model", "spi", "load", "engine")
            .whereLayer("analysis")
            .mayOnlyAccessLayers("model", "spi", "load", "engine", "play")
            .whereLayer("plugins")
            .mayOnlyAccessLayers("model", "spi")
            .whereLayer("cli")
            .mayOnlyAccessLayers("model", "spi", "load", "play", "analysis")
            .whereLayer("workbench")
            .mayOnlyAccessLayers("model", "spi", "load", "play", "analysis")
            .ensureAllClassesAreContainedInArchitecture()
            .because("the core must run without a screen, and a plug-in without the core's insides");

    @ArchTest
    static final ArchRule no_cycles =
            slices().matching("org.qirkat.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule core_has_no_screen = noClasses()
            .that()
            .resideInAnyPackage("..core..", "..plugins..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javax.swing..", "java.awt..", "picocli..", "com.formdev..");

    @ArchTest
    static final ArchRule only_the_loader_knows_yaml = noClasses()
            .that()
            .resideOutsideOfPackage("..core.load..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.yaml.snakeyaml..");

    @ArchTest
    static final ArchRule the_model_is_values =
            classes().that().resideInAPackage("..core.model..").should().haveOnlyFinalFields();

    @ArchTest
    static final ArchRule the_engine_has_one_door = classes()
            .that()
            .resideInAPackage("..core.engine..")
            .and()
            .areNotInterfaces()
            .should()
            .notBePublic()
            .because("the fast path may be rewritten at will")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule only_the_spi_is_for_extension = classes()
            .that()
            .arePublic()
            .and()
            .areNotInterfaces()
            .should()
            .haveModifier(JavaModifier.FINAL)
            .because("what may be implemented is an interface, and says so");

    @ArchTest
    static final ArchRule presentation_models_have_no_swing = noClasses()
            .that()
            .haveSimpleNameEndingWith("Model")
            .and()
            .resideInAPackage("..app.workbench..")
            .or()
            .resideInAPackage("..workbench.session..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javax.swing..", "java.awt..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule views_go_through_their_model = noClasses()
            .that()
            .haveSimpleNameEndingWith("View")
            .and()
            .resideInAPackage("..app..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..core.play..", "..core.engine..", "..core.analysis..", "..core.load..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule features_do_not_know_each_other = slices().matching("..app.workbench.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(alwaysTrue(), resideInAnyPackage("..workbench.kit..", "..workbench.session.."))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule two_places_start_threads = noClasses()
            .that()
            .resideOutsideOfPackage("..workbench.kit..")
            .and()
            .doNotHaveFullyQualifiedName("org.qirkat.core.analysis.Workers")
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                    "javax\\.swing\\.SwingWorker|java\\.util\\.concurrent\\.Executors?|java\\.lang\\.Thread\\$Builder")
            .orShould()
            .callConstructor(Thread.class)
            .orShould()
            .callConstructor(Thread.class, Runnable.class)
            .orShould()
            .callConstructor(Thread.class, Runnable.class, String.class)
            .because("threads start in analysis.Workers and workbench.kit; others may only ask for interruption");

    @ArchTest
    static final ArchRule only_the_cli_prints =
            noClasses().that().resideOutsideOfPackage("..app.cli..").should(ACCESS_STANDARD_STREAMS);

    @ArchTest
    static void every_package_is_null_marked(JavaClasses all) {
        assertEquals(
                List.of(),
                all.stream()
                        .map(JavaClass::getPackage)
                        .distinct()
                        .filter(p -> p.getClasses().stream()
                                .anyMatch(c -> !c.getSimpleName().equals("package-info")))
                        .filter(p -> !p.isAnnotatedWith(NullMarked.class))
                        .map(JavaPackage::getName)
                        .sorted()
                        .toList());
    }

    /** No rule may pass by seeing nothing. */
    @ArchTest
    static void all_modules_are_seen(JavaClasses all) {
        for (String part : List.of("core.model", "core.spi", "core.load", "core.engine")) {
            assertTrue(all.containPackage("org.qirkat." + part), part);
        }
    }
}
