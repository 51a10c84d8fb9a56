<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Closure;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\RestRoute;

/**
 * The hooks, services, routes and AJAX actions of a feature. Reading these lists must not load the classes of the
 * feature, so hook names are string literals instead of class constants.
 */
interface Module
{
    /**
     * Each row contains a hook, a class with a method, the request types of `HookTable`, and optionally a priority
     * (default 10). A method name that begins with `->` is called on the container's object of the class. All other
     * methods are static.
     *
     * @return list<array{0: string, 1: array{class-string, string}, 2: int, 3?: int}>
     */
    public static function hooks(): array;

    /**
     * The factories of the feature's services, by class. When WordPress switches to another site of a network, the
     * container drops all services except those marked with `Container::FOR_ALL_SITES`.
     *
     * @return array<class-string, (Closure(Container): object)|array{Closure(Container): object, true}>
     */
    public static function services(): array;

    /**
     * The beginning of the path of each REST route, where `{id}` matches a number. The class of a route is loaded only
     * for requests to its path.
     *
     * @return array<class-string<RestRoute>, string>
     */
    public static function routes(): array;

    /**
     * @return array<string, class-string<AjaxAction>> The endpoint classes, by the name of the AJAX action in the
     *     contract.
     */
    public static function actions(): array;
}
