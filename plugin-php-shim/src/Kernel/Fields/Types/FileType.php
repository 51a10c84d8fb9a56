<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Types;

use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Fields\Domain\AcceptedFiles;
use Gazetteer\Kernel\Fields\Domain\FormControl;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A file input, with a text that states the accepted types and sizes. */
final class FileType extends RegisteredType
{
    public function settings(): array
    {
        return ['name', 'label', 'required', 'help', 'accept', 'maxKilobytes', 'maxFiles'];
    }

    public function rules(FormField $field): array
    {
        return [
            ...($field->required ? [self::rule(Rule::Requiredfile, 'required_file')] : []),
            self::rule(Rule::File, 'file_type', ['accept' => self::extensions($field)]),
            ...self::bound((string) AcceptedFiles::bytes($field), Rule::Maxfilesize, 'file_too_large'),
            ...($field->maxFiles > 1 ? self::bound((string) $field->maxFiles, Rule::Maxitems, 'too_many_files') : []),
        ];
    }

    public function takesFiles(): bool
    {
        return true;
    }

    public function isStored(): bool
    {
        return false;
    }

    public function draw(FormControl $control): string
    {
        $field = $control->field();
        $isSeveral = $field->maxFiles > 1;
        $limits = $control->partId('limits');
        $states = $control->states();
        $input = Tag::of('input', [
            'type' => 'file',
            'id' => $control->id(),
            'name' => $isSeveral ? "{$field->name}[]" : $field->name,
            'class' => $control->classes('wpcf7-file'),
            'accept' => implode(',', self::extensions($field)) ?: null,
            'multiple' => $isSeveral,
            'aria-describedby' => trim($limits . ' ' . ($states['aria-describedby'] ?? '')),
        ] + $states);
        $said = Tag::of('p', ['class' => 'gz-help', 'id' => $limits], Tag::text(self::words($field)));

        return $control->frame($control->label() . $control->help() . $said . $control->wrap($input));
    }

    /** @return list<string> File extensions with the dot. */
    private static function extensions(FormField $field): array
    {
        return array_map(static fn (string $extension): string => ".{$extension}", AcceptedFiles::extensions($field));
    }

    private static function words(FormField $field): string
    {
        $size = $field->maxKilobytes >= 1024
            /* translators: %s: a number of megabytes. */
            ? sprintf(__('%s MB', 'gazetteer'), (string) round($field->maxKilobytes / 1024, 1))
            /* translators: %s: a number of kilobytes. */
            : sprintf(__('%s kB', 'gazetteer'), (string) $field->maxKilobytes);
        $kinds = $field->accept === []
            ? __('Images, documents, audio, video or ZIP archives', 'gazetteer')
            : strtoupper(implode(', ', AcceptedFiles::extensions($field) ?: $field->accept));

        return $field->maxFiles > 1
            /* translators: 1: kinds of files, such as “PDF, PNG”, 2: a size, such as “2 MB”, 3: a number of files. */
            ? sprintf(__('%1$s, up to %2$s in total, at most %3$d files', 'gazetteer'), $kinds, $size, $field->maxFiles)
            /* translators: 1: kinds of files, such as “PDF, PNG”, 2: a size, such as “2 MB”. */
            : sprintf(__('%1$s, up to %2$s', 'gazetteer'), $kinds, $size);
    }
}
