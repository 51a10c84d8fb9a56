<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;

if (!defined('ABSPATH')) {
    exit;
}

/** Spam if the message has too many links. URL fields are not counted. */
final class ManyLinks implements SpamCheck
{
    public function __construct(private readonly int $most)
    {
    }

    public function suspicion(Form $form, Posted $posted): string
    {
        $links = 0;
        foreach ($form->fields as $field) {
            if ($field->type->mayContainLinks()) {
                $links += (int) preg_match_all('~(?:https?:)?//\S|\bwww\.\S|<a\s|\[url\b~i', implode("\n", $posted->values($field->name)));
            }
        }

        return $links > $this->most ? 'links' : '';
    }
}
