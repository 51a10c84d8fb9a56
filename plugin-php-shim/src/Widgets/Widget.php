<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

use Closure;

/**
 * One folder of blocks/: a block and a shortcode of the same renderer.
 *
 * `block.json` and `render.php` are all it needs. A `widget.php` beside them may return an array with
 * - `helper`: the hook at which the widget prints itself on every page once its switch is on,
 * - `sitewide`: those of the block's attributes that the settings screen offers for that switch,
 * - `adopts`: lists of classes of older markup that the widget can take over, or in brackets the name of an attribute,
 * - `found`: a closure that says whether the plugin or theme whose markup it adopts is on the site,
 * - `words`: a closure that returns the texts of the settings screen and of the editor's controls.
 *
 * A folder of site-widgets/ has a `widget.php` alone: its words name and describe the widget, too.
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

    /** Whether it serves pages that do not name it. */
    public function isSitewide(): bool
    {
        return $this->helper() !== '' || !$this->isBlock;
    }

    /** @return list<string> Names of attributes that have words under `controls`. */
    public function sitewide(): array
    {
        return array_values(array_filter((array) ($this->facts()['sitewide'] ?? []), is_string(...)));
    }

    /** @return list<string> Class lists, of which an element carries all of one; or an attribute in brackets. */
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
