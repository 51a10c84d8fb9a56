<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\ContactForm\Builder\StarterForm;
use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\FormPostType;

/** Creates a contact form for the first contact page. Later pages use the same form. */
final class StarterForms
{
    private const META = '_gazetteer_starter';

    public function for(PagePurpose $purpose): int
    {
        return $purpose === PagePurpose::Contact && ContactFormModule::areFormsOurs()
            ? $this->form('contact', __('Contact', 'gazetteer'))
            : 0;
    }

    private function form(string $key, string $title): int
    {
        $existing = get_posts(['post_type' => FormPostType::NAME, 'meta_key' => self::META, 'meta_value' => $key, 'numberposts' => 1, 'fields' => 'ids']);
        if ($existing !== []) {
            return (int) $existing[0];
        }
        $blocks = array_map(static fn (array $field): string => get_comment_delimited_block_content($field[0], $field[1], ''), StarterForm::template());

        return (int) wp_insert_post(wp_slash([
            'post_type' => FormPostType::NAME,
            'post_status' => 'publish',
            'post_title' => $title,
            'post_content' => implode("\n\n", $blocks),
            'meta_input' => [self::META => $key],
        ]));
    }
}
