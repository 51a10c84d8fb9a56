<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Kernel;

use Closure;
use LogicException;

/** The plugin's service container. The factories of the modules create each service when it is first requested. */
final class Container
{
    /** Marks a service that the container keeps when WordPress switches to another site of a multisite network. */
    public const FOR_ALL_SITES = true;

    /** @var array<class-string, object> */
    private array $made = [];

    /**
     * @var array<class-string, Closure|array{Closure, true}> The service factories of the modules that were read so
     *     far.
     */
    private array $services = [];

    /** @var list<class-string<Module>>|null The modules whose factories were not read yet. */
    private ?array $unread = null;

    /**
     * @param list<class-string<Module>> $modules
     * @param list<class-string<Module>>|null $answering The modules with AJAX actions or REST routes; null if unknown.
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
     * Returns a function that creates the service when it is first called.
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
     * @param string $path A path without the plugin's REST namespace; '' for all routes.
     * @return list<object> The REST routes that may match this path.
     */
    public function routes(string $path = ''): array
    {
        $routes = array_merge(...array_map(static fn (string $module): array => $module::routes(), $this->answering ?? $this->modules));
        // WordPress matches the paths of routes case-insensitively.
        $isMatching = static fn (string $beginning): bool => preg_match('~^' . str_replace('{id}', '\d+', $beginning) . '~i', $path) === 1;
        $matching = $path === '' ? $routes : array_filter($routes, $isMatching);

        return array_map($this->get(...), array_keys($matching));
    }

    /** @return array<string, class-string> The endpoint classes of all modules, by AJAX action. */
    public function actions(): array
    {
        return array_merge(...array_map(static fn (string $module): array => $module::actions(), $this->answering ?? $this->modules));
    }

    /**
     * Drops the services of the current site, after a switch to another site of a network or after the settings
     * changed.
     */
    public function forget(): void
    {
        foreach (array_keys($this->made) as $class) {
            if ($class !== Settings::class && !$this->isForAllSites($class)) {
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
        $service = $this->service($class) ?? throw new LogicException("No module makes {$class}.");

        return (is_array($service) ? $service[0] : $service)($this);
    }

    /** @param class-string $class */
    private function isForAllSites(string $class): bool
    {
        return is_array($this->service($class));
    }

    /**
     * Reads the factories of one module after another until one creates the class. A request then loads only some
     * modules.
     *
     * @param class-string $class
     * @return Closure|array{Closure, true}|null
     */
    private function service(string $class): Closure|array|null
    {
        $this->unread ??= $this->modulesInOrder();
        while (!isset($this->services[$class]) && $this->unread !== []) {
            $this->services += array_shift($this->unread)::services();
        }

        return $this->services[$class] ?? null;
    }

    /**
     * @return list<class-string<Module>> The order in which factories are read: first the modules that PHP has already
     *     loaded.
     */
    private function modulesInOrder(): array
    {
        $modules = array_values(array_unique([...$this->answering ?? [], ...$this->modules]));
        $isLoaded = static fn (string $module): bool => class_exists($module, false);

        return [...array_filter($modules, $isLoaded), ...array_filter($modules, static fn (string $module): bool => !$isLoaded($module))];
    }
}
