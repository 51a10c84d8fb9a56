<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Closure;

/**
 * A widget: one folder of blocks/, with a block and a shortcode that use the same renderer.
 *
 * `block.json` and `render.php` are required. The optional `widget.php` returns an array with these keys:
 * - `helper`: the hook that prints the widget on every page if the site owner turned it on.
 * - `sitewide`: the block attributes that have a control on the settings screen.
 * - `adopts`: the existing HTML that the widget can attach to, as class lists or as attribute names in brackets.
 * - `found`: a closure that returns whether the plugin or theme that prints this HTML is on the site.
 * - `words`: a closure that returns the texts for the settings screen and for the block's controls.
 *
 * A folder of site-widgets/ contains only `widget.php`. Its texts include the widget's name and description.
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

    /** Whether the widget can be on pages that do not contain its block or shortcode. */
    public function isSitewide(): bool
    {
        return $this->helper() !== '' || !$this->isBlock;
    }

    /** @return list<string> The block attributes that have a control on the settings screen. */
    public function sitewide(): array
    {
        return array_values(array_filter((array) ($this->facts()['sitewide'] ?? []), is_string(...)));
    }

    /**
     * @return list<string> The existing HTML that the widget can attach to: class lists, or attribute names in
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
