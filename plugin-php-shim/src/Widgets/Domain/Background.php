<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** The background image of a section, as CSS declarations. */
final class Background
{
    public const PROPERTY = '--gz-background';
    public const POSITIONS = ['center', 'top', 'bottom', 'left', 'right'];
    public const SIZES = ['cover', 'contain', 'auto'];
    public const MOST_OVERLAY = 90;
    public const MOST_HEIGHT = 2000;

    /** @param string $image A validated URL with http or https. */
    public function __construct(
        private readonly string $image,
        private readonly string $position = 'center',
        private readonly string $size = 'cover',
        private readonly int $overlay = 0,
        private readonly int $height = 0,
    ) {
    }

    public function css(): string
    {
        $css = [];
        if ($this->image !== '') {
            $css[] = self::PROPERTY . ':' . $this->layers();
            $css[] = "background-position:{$this->position}";
            $css[] = "background-size:{$this->size}";
            $css[] = 'background-repeat:no-repeat';
        }
        if ($this->height > 0) {
            $css[] = "min-block-size:{$this->height}px";
        }

        return implode(';', $css);
    }

    /** Returns the image, with the overlay above it if there is one. */
    private function layers(): string
    {
        $picture = sprintf("url('%s')", strtr($this->image, [
            "'" => '%27', '"' => '%22', '(' => '%28', ')' => '%29', '\\' => '%5C', ' ' => '%20',
            '<' => '%3C', '>' => '%3E', "\n" => '', "\r" => '',
        ]));
        $overlay = "rgb(0 0 0 / {$this->overlay}%)";

        return $this->overlay > 0 ? "linear-gradient({$overlay}, {$overlay}), {$picture}" : $picture;
    }
}
