<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Closure;

/**
 * One folder of blocks/: a block and a shortcode with the same renderer.
 *
 * `block.json` and `render.php` are required. An optional `widget.php` returns an array with
 * - `helper`: the hook that prints the widget on every page if the owner turned it on,
 * - `sitewide`: the block attributes that the settings screen offers for it,
 * - `adopts`: class lists of legacy markup that the widget can take over, or the name of an attribute in brackets,
 * - `found`: a closure that returns whether the plugin or theme with that markup is on the site,
 * - `words`: a closure that returns the texts of the settings screen and of the editor's controls.
 *
 * A folder of site-widgets/ has only a `widget.php`. Its texts contain the widget's name and description, too.
 */
final class Widget
{
    /** @var array<string, mixed>|null */
    private ?array $facts = null;

    public function __construct(public readonly string $name, public readonly string $folder, public readonly bool $isBlock = true)
    {
    }

    public function block(): string
    {
        return "gazetteer/{$this->name}";
    }

    public function shortcode(): string
    {
        return 'gazetteer_' . str_replace('-', '_', $this->name);
    }

    public function helper(): string
    {
        $helper = $this->facts()['helper'] ?? '';

        return is_string($helper) ? $helper : '';
    }

    /** Whether the widget can appear on pages that do not contain its block or shortcode. */
    public function isSitewide(): bool
    {
        return $this->helper() !== '' || !$this->isBlock;
    }

    /** @return list<string> Names of attributes that have texts under `controls`. */
    public function sitewide(): array
    {
        return array_values(array_filter((array) ($this->facts()['sitewide'] ?? []), is_string(...)));
    }

    /**
     * @return list<string> Class lists, each matched by an element with all of its classes; or an attribute in
     *     brackets.
     */
    public function adopts(): array
    {
        return array_values(array_filter((array) ($this->facts()['adopts'] ?? []), is_string(...)));
    }

    public function isFound(): bool
    {
        $found = $this->facts()['found'] ?? null;

        return !$found instanceof Closure || $found() === true;
    }

    /** @return array<string, mixed> */
    public function words(): array
    {
        $words = $this->facts()['words'] ?? null;

        return $words instanceof Closure ? (array) $words() : [];
    }

    /** @return array<string, mixed> */
    private function facts(): array
    {
        if ($this->facts === null) {
            $file = "{$this->folder}/widget.php";
            $this->facts = is_file($file) ? (array) require $file : [];
        }

        return $this->facts;
    }
}
