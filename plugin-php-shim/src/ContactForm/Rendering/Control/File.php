<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering\Control;

use Gazetteer\ContactForm\Domain\AcceptedFiles;
use Gazetteer\ContactForm\Domain\FormField;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

/** A file input with a text about accepted types and sizes. */
final class File implements Control
{
    public function draw(FieldView $drawn): string
    {
        $field = $drawn->field;
        $isSeveral = $field->maxFiles > 1;
        $limits = $drawn->partId('limits');
        $states = $drawn->states();
        $input = Tag::of('input', [
            'type' => 'file',
            'id' => $drawn->id(),
            'name' => $isSeveral ? "{$field->name}[]" : $field->name,
            'class' => $drawn->classes('wpcf7-file'),
            'accept' => implode(',', array_map(static fn (string $extension): string => ".{$extension}", AcceptedFiles::of($field))) ?: null,
            'multiple' => $isSeveral,
            'aria-describedby' => trim($limits . ' ' . ($states['aria-describedby'] ?? '')),
        ] + $states);
        $said = Tag::of('p', ['class' => 'gz-help', 'id' => $limits], Tag::text(self::words($field)));

        return $drawn->frame($drawn->label() . $drawn->help() . $said . $drawn->wrap($input));
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
            : strtoupper(implode(', ', AcceptedFiles::of($field) ?: $field->accept));

        return $field->maxFiles > 1
            /* translators: 1: kinds of files, such as “PDF, PNG”, 2: a size, such as “2 MB”, 3: a number of files. */
            ? sprintf(__('%1$s, up to %2$s in total, at most %3$d files', 'gazetteer'), $kinds, $size, $field->maxFiles)
            /* translators: 1: kinds of files, such as “PDF, PNG”, 2: a size, such as “2 MB”. */
            : sprintf(__('%1$s, up to %2$s', 'gazetteer'), $kinds, $size);
    }
}
