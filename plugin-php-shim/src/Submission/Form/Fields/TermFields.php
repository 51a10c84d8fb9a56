<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Contract\Field;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Plan;
use WP_Term;

/** Renders the category and location fields of the listing form. */
final class TermFields
{
    /** Name of the button that reloads the form with the fields of the chosen category, without saving. */
    public const SHOW_FIELDS = 'gazetteer_show_fields';

    private const ROWS = 6;
    private const MOST_LOCATIONS = 100;

    /**
     * @param ?Plan $plan The selected plan, which may allow only some categories.
     * @param ?WP_Term $planCategory The category for which the plan was selected.
     */
    public function __construct(
        private readonly DataNames $names,
        private readonly Input $values,
        private readonly ?Plan $plan,
        private readonly ?WP_Term $planCategory,
        private readonly bool $severalCategories,
        private readonly bool $severalLocations,
    ) {
    }

    /** @return list<int> */
    public function chosenCategories(): array
    {
        return $this->planCategory === null ? $this->values->ids(Field::CATEGORY) : [$this->planCategory->term_id];
    }

    public function category(FieldDrawer $field): string
    {
        $label = __('Category', 'gazetteer');
        if ($this->planCategory !== null) {
            $bound = TermOptions::fromTaxonomy($this->names->category, [$this->planCategory->term_id]);

            return $field->choice(Field::CATEGORY, 'inputCategory', $label, $bound->draw($this->chosenCategories(), '', true), __('Your plan is for this category.', 'gazetteer'))
                . Tag::of('input', ['type' => 'hidden', 'name' => Field::PASSED_PLAN_CATEGORY, 'value' => 'true']);
        }
        $offered = TermOptions::fromTaxonomy($this->names->category, $this->plan !== null && $this->plan->isByCategory ? $this->plan->categories : [], $this->chosenCategories());
        $isList = $this->severalCategories || count($this->chosenCategories()) > 1;

        return $field->choice(
            Field::CATEGORY,
            'inputCategory',
            $label,
            $offered->draw($this->chosenCategories(), $isList ? '' : __('Please choose', 'gazetteer'), true),
            $isList ? self::listHint() : '',
            self::size($isList),
        ) . ($offered->bringDetails() ? self::button() : '');
    }

    public function location(FieldDrawer $field): string
    {
        $label = __('Location', 'gazetteer');
        $count = (int) wp_count_terms(['taxonomy' => $this->names->location, 'hide_empty' => false]);
        if ($count === 0) {
            return $field->line(Field::LOCATION, 'inputCity', $label, __('City and country.', 'gazetteer'), ['autocomplete' => 'address-level2']);
        }
        if ($count > TermOptions::MOST) {
            return $this->typedLocation($field, $label);
        }
        $chosen = $this->values->ids(Field::LOCATION);
        $isList = $this->severalLocations || count($chosen) > 1;

        return $field->choice(
            Field::LOCATION,
            'inputCity',
            $label,
            TermOptions::fromTaxonomy($this->names->location, withDetails: false)->draw($chosen, $isList ? '' : __('Please choose', 'gazetteer'), false),
            $isList ? self::listHint() : '',
            self::size($isList),
        );
    }

    /**
     * Renders a text input for the name of a location, for sites with too many locations for a list. Each saved
     * location has a checkbox with its ID, because two locations can have the same name.
     */
    private function typedLocation(FieldDrawer $field, string $label): string
    {
        $boxes = $typed = '';
        foreach ($this->values->list(Field::LOCATION, self::MOST_LOCATIONS) as $sent) {
            $term = ctype_digit($sent) ? get_term((int) $sent, $this->names->location) : null;
            if ($term instanceof WP_Term) {
                $box = Tag::of('input', ['type' => 'checkbox', 'name' => Field::LOCATION . '[]', 'value' => $term->term_id, 'checked' => true]);
                $boxes .= Tag::of('label', ['class' => 'gz-saved-choice'], "{$box} " . Tag::text(html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8')));
            } else {
                $typed = $sent;
            }
        }
        $more = ['name' => Field::LOCATION . '[]', 'value' => $typed, 'autocomplete' => 'address-level2'];

        return $field->line(Field::LOCATION, 'inputCity', $label, __('Enter the name of the city or region.', 'gazetteer'), $boxes === '' ? $more : $more + ['required' => false]) . $boxes;
    }

    /** @return array<string, string|int|bool|null> */
    private static function size(bool $isList): array
    {
        return $isList ? ['multiple' => true, 'size' => self::ROWS] : [];
    }

    private static function listHint(): string
    {
        return __('Hold Ctrl (on a Mac: Command) to choose several.', 'gazetteer');
    }

    private static function button(): string
    {
        return Tag::of(
            'p',
            ['class' => 'gz-show-fields'],
            Tag::of('button', ['type' => 'submit', 'class' => 'gz-link-button', 'name' => self::SHOW_FIELDS, 'value' => '1', 'formnovalidate' => true], Tag::text(__('Show the fields of this category', 'gazetteer')))
                . ' ' . Tag::of('span', ['class' => 'gz-hint'], Tag::text(__('This reloads the page, so choose your photos afterwards.', 'gazetteer'))),
        );
    }
}
