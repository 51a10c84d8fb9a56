<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\ContactForm\Builder\StarterForm;
use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\FormMeta;
use Gazetteer\ContactForm\FormPostType;

/** Creates the contact forms of a new site: one for the contact page, and one for messages to businesses. */
final class StarterForms
{
    private const META = '_gazetteer_starter';

    public function for(PagePurpose $purpose): int
    {
        return $purpose === PagePurpose::Contact && ContactFormModule::areFormsOurs()
            ? $this->form('contact', __('Contact', 'gazetteer'))
            : 0;
    }

    /** Creates or finds the form that visitors use to write to the owner of a listing. 0 if Contact Form 7 is active. */
    public function forBusinesses(): int
    {
        return ContactFormModule::areFormsOurs()
            ? $this->form('message', __('Message to a business', 'gazetteer'), [FormMeta::MAIL => [
                /* translators: the words in brackets are filled in later; leave them as they are. */
                'subject' => __('[_site_title]: message about [_post_title]', 'gazetteer'),
                /* translators: the words in brackets are filled in later; leave them as they are. */
                'body' => __("A visitor of [_site_title] sent you a message about [_post_title]. Reply to this email to answer.\n\n[all-fields]\n\nYour listing: [_post_url]", 'gazetteer'),
            ]])
            : 0;
    }

    /** @param array<string, array<string, string>> $metas The settings of the form, by meta key. */
    private function form(string $key, string $title, array $metas = []): int
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
            'meta_input' => [self::META => $key] + $metas,
        ]));
    }
}
