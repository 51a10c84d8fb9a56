<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Closure;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\RestRoute;

/**
 * What a feature brings, as tables. Nothing of the feature is loaded by reading them; hooks of other classes' constants
 * are therefore written out.
 */
interface Module
{
    /**
     * Rows of hook, [class, method], kinds of request, and priority (10). A method that begins with an arrow is called on
     * the object that the container makes of the class, any other is static.
     *
     * @return list<array{0: string, 1: array{class-string, string}, 2: int, 3?: int}>
     */
    public static function hooks(): array;

    /**
     * How the feature's objects are made, by what they are asked for as. An object is one site's and forgotten with a
     * switch to another, but for those in a list with `Container::LASTS`.
     *
     * @return array<class-string, (Closure(Container): object)|array{Closure(Container): object, true}>
     */
    public static function services(): array;

    /** @return list<class-string<RestRoute>> */
    public static function routes(): array;

    /** @return array<string, class-string<AjaxAction>> By action, as the contract spells it. */
    public static function actions(): array;
}
