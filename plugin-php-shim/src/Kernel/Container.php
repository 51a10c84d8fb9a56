<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Closure;
use LogicException;

/** The plugin's service container. A module's factory creates each object on first use. */
final class Container
{
    /** Marks a service that lives for the whole request, not only for the current site of a network. */
    public const LASTS = true;

    /** @var array<class-string, object> */
    private array $made = [];

    /** @var array<class-string, Closure|array{Closure, true}>|null */
    private ?array $services = null;

    /**
     * @param list<class-string<Module>> $modules
     * @param list<class-string<Module>>|null $answering The modules that answer AJAX or REST calls, if known.
     */
    public function __construct(public readonly string $file, private readonly array $modules, private readonly ?array $answering = null)
    {
    }

    /**
     * @template T of object
     * @param class-string<T> $class
     * @return T
     */
    public function get(string $class): object
    {
        return $this->made[$class] ??= $this->make($class);
    }

    /**
     * For callers that may never need the object.
     *
     * @template T of object
     * @param class-string<T> $class
     * @return Closure(): T
     */
    public function lazily(string $class): Closure
    {
        return fn (): object => $this->get($class);
    }

    public function settings(): Settings
    {
        return $this->made[Settings::class] ??= new Settings();
    }

    /**
     * @param string $path A path within the plugin's namespace; '' for all.
     * @return list<object> The REST routes that may answer a request to this path.
     */
    public function routes(string $path = ''): array
    {
        $routes = array_merge(...array_map(static fn (string $module): array => $module::routes(), $this->answering ?? $this->modules));
        // WordPress compares paths without regard to case.
        $isAsked = static fn (string $beginning): bool => preg_match('~^' . str_replace('{id}', '\d+', $beginning) . '~i', $path) === 1;
        $asked = $path === '' ? $routes : array_filter($routes, $isAsked);

        return array_map($this->get(...), array_keys($asked));
    }

    /** @return array<string, class-string> The AJAX actions of all modules. */
    public function actions(): array
    {
        return array_merge(...array_map(static fn (string $module): array => $module::actions(), $this->answering ?? $this->modules));
    }

    /** Another site of a network has its own names and records. Saving the settings changes them as well. */
    public function forget(): void
    {
        foreach (array_keys($this->made) as $class) {
            if ($class !== Settings::class && !$this->lasts($class)) {
                unset($this->made[$class]);
            }
        }
        $this->settings()->forget();
    }

    /** @param class-string $class */
    private function make(string $class): object
    {
        if ($class === Settings::class) {
            return $this->settings();
        }
        $service = $this->services($class)[$class] ?? throw new LogicException("No module makes {$class}.");

        return (is_array($service) ? $service[0] : $service)($this);
    }

    /** @param class-string $class */
    private function lasts(string $class): bool
    {
        return is_array($this->services($class)[$class]);
    }

    /**
     * @param class-string $class The modules that answer calls are searched for it first.
     * @return array<class-string, Closure|array{Closure, true}>
     */
    private function services(string $class): array
    {
        $answering = $this->answering ?? $this->modules;
        $this->services ??= self::servicesOf($answering);
        if (!isset($this->services[$class])) {
            $this->services += self::servicesOf(array_diff($this->modules, $answering));
        }

        return $this->services;
    }

    /**
     * @param array<array-key, class-string<Module>> $modules
     * @return array<class-string, Closure|array{Closure, true}>
     */
    private static function servicesOf(array $modules): array
    {
        return array_merge([], ...array_map(static fn (string $module): array => $module::services(), array_values($modules)));
    }
}
