<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

use Gazetteer\Contract\MimeType;

/** Checks file types by name only. */
final class FileName
{
    /** @param array<array-key, mixed> $spec */
    public static function file(RuleField $field, array $spec): bool
    {
        $accept = is_array($spec['accept'] ?? null) ? $spec['accept'] : [];
        $endings = array_merge(...array_map(self::endings(...), array_values($accept)));
        foreach ($field->files as $file) {
            $name = strtolower($file['name']);
            $fits = array_filter($endings, static fn (string $ending): bool => str_ends_with($name, $ending));
            if ($fits === []) {
                return false;
            }
        }

        return $field->texts === [];
    }

    /** @return list<string> In lower case, with the dot. */
    private static function endings(mixed $accepted): array
    {
        $entry = is_string($accepted) ? strtolower(RuleField::trim($accepted)) : '';
        if (strlen($entry) > 1 && $entry[0] === '.') {
            return [$entry];
        }
        $endings = [];
        foreach (MimeType::EXTENSIONS as $type => $extensions) {
            $known = strtolower($type);
            if ($known === $entry || explode('/', $known)[0] . '/*' === $entry) {
                array_push($endings, ...array_map(static fn (string $extension): string => ".{$extension}", $extensions));
            }
        }

        return $endings;
    }
}
