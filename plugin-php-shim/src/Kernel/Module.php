<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Closure;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\RestRoute;

/**
 * The tables that a feature registers. Reading them must not load the feature, so names of hooks are written out
 * instead of read from other classes' constants.
 */
interface Module
{
    /**
     * Rows of hook, [class, method], kinds of request, and priority (default 10). A method that begins with `->` is
     * called on the container's object of the class; any other method is static.
     *
     * @return list<array{0: string, 1: array{class-string, string}, 2: int, 3?: int}>
     */
    public static function hooks(): array;

    /**
     * The factories of the feature's objects, by class name. Objects belong to one site and are dropped when WordPress
     * switches to another site, except those in an array with `Container::FOR_ALL_SITES`.
     *
     * @return array<class-string, (Closure(Container): object)|array{Closure(Container): object, true}>
     */
    public static function services(): array;

    /**
     * A request to another path does not load the class.
     *
     * @return array<class-string<RestRoute>, string> With the beginning of the route's path.
     */
    public static function routes(): array;

    /** @return array<string, class-string<AjaxAction>> By action name as in the contract. */
    public static function actions(): array;
}
