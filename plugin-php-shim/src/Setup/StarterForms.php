<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\ContactForm\Builder\FieldReader;
use Gazetteer\ContactForm\Builder\StarterForm;
use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\FormMeta;
use Gazetteer\ContactForm\FormPostType;
use Gazetteer\ContactForm\Rendering\FieldSource;
use Gazetteer\Contract\PlanCard;
use Gazetteer\Data\DataNames;

/** The forms of the first pages. Each is made once: later the page is made with the form that is there. */
final class StarterForms
{
    private const META = '_gazetteer_starter';

    public function __construct(private readonly DataNames $names)
    {
    }

    public function for(PagePurpose $purpose): int
    {
        if (!ContactFormModule::areFormsOurs()) {
            return 0;
        }

        return match ($purpose) {
            PagePurpose::Submit => $this->form('suggest', __('Suggest a listing', 'gazetteer'), $this->suggestion(), self::mail()),
            PagePurpose::Contact => $this->form('contact', __('Contact', 'gazetteer'), StarterForm::template(), []),
            default => 0,
        };
    }

    /**
     * @param list<array{string, array<string, mixed>}> $fields
     * @param array<string, array<string, mixed>> $meta
     */
    private function form(string $key, string $title, array $fields, array $meta): int
    {
        $there = get_posts(['post_type' => FormPostType::NAME, 'meta_key' => self::META, 'meta_value' => $key, 'numberposts' => 1, 'fields' => 'ids']);
        if ($there !== []) {
            return (int) $there[0];
        }
        $blocks = array_map(static fn (array $field): string => get_comment_delimited_block_content($field[0], $field[1], ''), $fields);

        return (int) wp_insert_post(wp_slash([
            'post_type' => FormPostType::NAME,
            'post_status' => 'publish',
            'post_title' => $title,
            'post_content' => implode("\n\n", $blocks),
            'meta_input' => [self::META => $key] + $meta,
        ]));
    }

    /** @return list<array{string, array<string, mixed>}> */
    private function suggestion(): array
    {
        $required = ['required' => true];

        return [
            self::field('text', ['name' => 'place', 'label' => __('Name of the place', 'gazetteer')] + $required),
            $this->category(),
            self::field('text', ['name' => 'address', 'label' => __('Address', 'gazetteer'), 'autocomplete' => 'off'] + $required),
            self::field('tel', ['name' => 'phone', 'label' => __('Phone', 'gazetteer'), 'autocomplete' => 'off']),
            self::field('url', ['name' => 'website', 'label' => __('Website', 'gazetteer'), 'placeholder' => 'https://', 'autocomplete' => 'off']),
            self::field('textarea', ['name' => 'description', 'label' => __('Description', 'gazetteer'), 'maxlength' => 2000, 'counter' => 'down'] + $required),
            self::field('text', ['name' => 'your-name', 'label' => __('Your name', 'gazetteer'), 'autocomplete' => 'name'] + $required),
            self::field('email', ['name' => 'your-email', 'label' => __('Your email', 'gazetteer'), 'autocomplete' => 'email'] + $required),
            // The numbers are for the page, which shows them again where the form comes back; the words are for the owner.
            self::field('hidden', ['name' => PlanCard::PLAN, 'label' => __('Number of the plan', 'gazetteer'), 'source' => PlanCard::PLAN, 'inMail' => false]),
            self::field('hidden', ['name' => PlanCard::CATEGORY, 'label' => __('Number of the plan’s category', 'gazetteer'), 'source' => PlanCard::CATEGORY, 'inMail' => false]),
            self::field('hidden', ['name' => 'plan', 'label' => __('Plan', 'gazetteer'), 'default' => __('none chosen', 'gazetteer'), 'source' => 'plan_name']),
            self::field('hidden', ['name' => 'plan-category', 'label' => __('Category of the plan', 'gazetteer'), 'source' => FieldSource::PLAN_CATEGORY]),
            self::field('submit', ['content' => __('Send suggestion', 'gazetteer')]),
        ];
    }

    /** @return array{string, array<string, mixed>} */
    private function category(): array
    {
        $names = get_terms(['taxonomy' => $this->names->category, 'hide_empty' => false, 'fields' => 'names', 'number' => 200]);
        $names = is_array($names) ? array_map(static fn (string $name): string => html_entity_decode($name, ENT_QUOTES), array_values($names)) : [];
        $asked = ['name' => FieldSource::CATEGORY_FIELD, 'label' => __('Category', 'gazetteer')];

        return $names === []
            ? self::field('text', $asked)
            : self::field('select', $asked + ['required' => true, 'blank' => __('Please choose', 'gazetteer'), 'options' => $names, 'source' => FieldSource::PLAN_CATEGORY]);
    }

    /** @return array<string, array<string, mixed>> */
    private static function mail(): array
    {
        return [FormMeta::MAIL => [
            /* translators: the words in brackets are filled in later; leave them as they are. */
            'subject' => __('Suggested: [place] ([plan])', 'gazetteer'),
            'replyTo' => 'your-email',
        ]];
    }

    /**
     * @param array<string, mixed> $attributes
     * @return array{string, array<string, mixed>}
     */
    private static function field(string $type, array $attributes): array
    {
        return [FieldReader::BLOCK . $type, $attributes];
    }
}
