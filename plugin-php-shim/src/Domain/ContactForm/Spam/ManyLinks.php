<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm\Spam;

use Gazetteer\Domain\ContactForm\FieldType;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\SpamSign;

if (!defined('ABSPATH')) {
    exit;
}

/** More links than a message needs. Fields that ask for an address are left out. */
final class ManyLinks implements SpamSign
{
    public function __construct(private readonly int $most)
    {
    }

    public function suspicion(Form $form, Posted $posted): string
    {
        $links = 0;
        foreach ($form->fields as $field) {
            if (in_array($field->type, [FieldType::Text, FieldType::Textarea, FieldType::Hidden], true)) {
                $links += (int) preg_match_all('~(?:https?:)?//\S|\bwww\.\S|<a\s|\[url\b~i', implode("\n", $posted->values($field->name)));
            }
        }

        return $links > $this->most ? 'links' : '';
    }
}
