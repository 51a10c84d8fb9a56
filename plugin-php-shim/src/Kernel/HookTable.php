<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Calls\RestHooks;

/** Adds the modules' hooks that are needed for the current request type, such as AJAX or cron. */
final class HookTable
{
    /** A front-end page or a REST request. WordPress decides which of the two only after the plugins are loaded. */
    public const FRONT = 1;
    public const SCREEN = 2;
    public const AJAX = 4;
    public const REST = 8;
    public const CRON = 16;
    public const CLI = 32;
    /** A request to a front-end page or to the REST API with any method except GET and HEAD. */
    public const POSTED = 64;
    /** A front-end page with the form to edit a listing. */
    public const EDITING = 128;
    /** An AJAX call of WordPress's personal data export or erasure. */
    public const PRIVACY = 256;
    public const ANY = 511;
    /** Not a request type, but a flag of modules with AJAX actions or REST routes. */
    public const ANSWERS = 512;
    public const ALWAYS = self::FRONT | self::SCREEN | self::AJAX | self::CRON | self::CLI;
    /** The request types that may change data. */
    public const WRITING = self::SCREEN | self::AJAX | self::REST | self::CRON | self::CLI | self::POSTED;

    /** The number of arguments that callbacks accept. No hook passes more. */
    private const ARGUMENTS = 10;

    private bool $hasRest = false;

    /**
     * @param array<class-string<Module>, int> $modules The modules, with the request types for which each module has
     *     hooks.
     */
    public function __construct(
        private readonly array $modules,
        private readonly Container $container,
        private readonly int $kind,
    ) {
    }

    /** Returns the types of the current request, as a bit mask. */
    public static function kind(): int
    {
        $kind = match (true) {
            wp_doing_ajax() => self::AJAX,
            is_admin() => self::SCREEN,
            default => self::FRONT,
        };
        // With the constant `ALTERNATE_WP_CRON`, WordPress runs cron events within a visitor's request.
        if (wp_doing_cron() || (defined('ALTERNATE_WP_CRON') && ALTERNATE_WP_CRON)) {
            $kind |= self::CRON;
        }
        if ($kind & self::AJAX && str_starts_with(Request::action(), 'wp-privacy-')) {
            $kind |= self::PRIVACY;
        }
        if ($kind & self::FRONT && !in_array($_SERVER['REQUEST_METHOD'] ?? 'GET', ['GET', 'HEAD'], true)) {
            $kind |= self::POSTED;
        }
        if ((defined('WP_CLI') && WP_CLI) || PHP_SAPI === 'cli') {
            $kind |= self::CLI | self::CRON;
        }

        return $kind;
    }

    public function add(): void
    {
        $this->addRows($this->kind, 0);
        add_action('rest_api_init', $this->addRest(...), PHP_INT_MIN);
    }

    private function addRest(): void
    {
        if (!$this->hasRest) {
            $this->hasRest = true;
            $this->addRows(self::REST, $this->kind);
            (new RestHooks($this->container))->register();
        }
    }

    /** @param int $known The request types whose hooks are already added, as a bit mask. */
    private function addRows(int $kind, int $known): void
    {
        foreach ($this->modules as $module => $kinds) {
            // Do not load a module that has no hooks for this request type.
            foreach (($kinds & $kind) === 0 ? [] : $module::hooks() as $row) {
                if (($row[2] & $kind) !== 0 && ($row[2] & $known) === 0) {
                    add_filter($row[0], $this->callback(...$row[1]), $row[3] ?? 10, self::ARGUMENTS);
                }
            }
        }
    }

    /** @param class-string $class */
    private function callback(string $class, string $method): callable|array
    {
        if (!str_starts_with($method, '->')) {
            // PHP loads the class only when the hook fires. A test checks that the method exists.
            return [$class, $method];
        }
        $method = substr($method, 2);

        // This file has strict types. `call_user_func_array` still converts scalar types, as WordPress does for
        // callbacks.
        return fn (mixed ...$given): mixed => call_user_func_array([$this->container->get($class), $method], $given);
    }
}
