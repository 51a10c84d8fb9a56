<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Html;

/** Renders a file of templates/directory. A theme can replace the file in its folder `gazetteer/directory`. */
final class Template
{
    /** @param array<string, mixed> $variables Available in the template as local variables. */
    public static function draw(string $name, array $variables): string
    {
        return self::fill(locate_template("gazetteer/directory/{$name}.php") ?: dirname(GAZETTEER_FILE) . "/templates/directory/{$name}.php", $variables);
    }

    /** @param array<string, mixed> $variables */
    public static function fill(string $file, array $variables): string
    {
        ob_start();
        try {
            (static function () use ($file, $variables): void {
                extract($variables, EXTR_SKIP); // phpcs:ignore WordPress.PHP.DontExtract.extract_extract -- names are this folder's own.
                require $file;
            })();
        } finally {
            $drawn = (string) ob_get_clean();
        }

        return trim($drawn);
    }
}
