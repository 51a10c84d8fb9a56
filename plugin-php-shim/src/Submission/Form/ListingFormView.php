<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\FeatureChoice;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Form\Fields\HoursFields;

/** The current state of the listing form, for its templates. */
final class ListingFormView
{
    /** Number of empty question rows below the filled ones. */
    private const MORE_FAQS = 2;
    private const MOST_FAQS = 100;
    private const LONGEST = 20_000;

    /**
     * @param Input $values The field values, keyed by input name.
     * @param ?Listing $listing The edited listing; null for a new one.
     * @param string $member Name of the logged-in account; '' for a guest.
     * @param ?Plan $plan The plan that limits the form; null allows all features.
     * @param string $planPrice The formatted price.
     * @param string $plansUrl URL of the page to select another plan; '' for none.
     * @param string $ownListings URL of the dashboard; '' for none.
     * @param array<int, array{key: string, label: string}> $days Keyed by weekday number, in the site's week order.
     * @param string $categoryFields HTML of the inputs that the selected categories add.
     * @param string $commonFields HTML of the inputs that all listings have.
     * @param list<array{id: int, bytes: int, image: string}> $saved The stored gallery, each image with its markup.
     * @param list<array{name: string, id: string, class: string, label: string, url: string, alt: string, removal: string, isMissing: bool}> $singles
     * @param bool $waits Whether the submission is reviewed before it is public.
     * @param bool $hadFiles Whether the refused request contained images.
     * @param string $login Login URL if the session expired; '' otherwise.
     */
    public function __construct(
        public readonly Input $values,
        public readonly ?Listing $listing,
        public readonly string $member,
        public readonly ?Plan $plan,
        public readonly string $planPrice,
        public readonly string $plansUrl,
        public readonly string $ownListings,
        public readonly array $days,
        public readonly FeatureChoice $features,
        public readonly string $categoryFields,
        public readonly string $commonFields,
        public readonly array $saved,
        public readonly array $singles,
        public readonly string $pictureWords,
        public readonly string $termsUrl,
        public readonly bool $waits,
        public readonly bool $hadFiles = false,
        public readonly string $login = '',
    ) {
    }

    public function isGuest(): bool
    {
        return $this->member === '';
    }

    public function isEdit(): bool
    {
        return $this->listing !== null;
    }

    public function includes(Inclusion $inclusion): bool
    {
        return $this->plan === null || $this->plan->has($inclusion);
    }

    public function includesAny(Inclusion ...$inclusions): bool
    {
        return array_filter($inclusions, $this->includes(...)) !== [];
    }

    /** Whether one of the fields has a value. The form then shows the fields' section expanded. */
    public function hasAny(string ...$names): bool
    {
        return array_filter($names, fn (string $name): bool => $this->values->text($name, self::LONGEST) !== '') !== [];
    }

    public function hasDetails(): bool
    {
        return $this->features->names !== [] || $this->categoryFields . $this->commonFields !== '';
    }

    /** @return list<int> */
    public function chosenFeatures(): array
    {
        return $this->values->inner(Field::FORM_FIELDS)->ids(Field::FEATURES);
    }

    public function isRemoved(int $picture): bool
    {
        return in_array($picture, $this->values->ids(Field::REMOVED_IMAGES), true);
    }

    /** Whether the owner marked the featured image or the logo for removal. */
    public function isTakenAway(string $field): bool
    {
        return in_array($field, $this->values->list(Field::PASSED_REMOVED_SINGLES), true);
    }

    public function hasAccount(): bool
    {
        return $this->values->text(Field::PROCESS_LOGIN) === 'yes';
    }

    /** @return array<int, array{key: string, label: string, isAllDay: bool, open: list<string>, close: list<string>}> */
    public function hours(): array
    {
        $typed = $this->values->inner(Field::PASSED_BUSINESS_HOURS);
        $allDay = $this->values->list(HoursFields::ALL_DAY);
        $rows = [];
        foreach ($this->days as $number => $day) {
            $times = $typed->inner($day['key']);
            $rows[$number] = $day + [
                'isAllDay' => in_array($day['key'], $allDay, true),
                'open' => array_values($times->list('open', 2)),
                'close' => array_values($times->list('close', 2)),
            ];
        }

        return $rows;
    }

    public function hasHours(): bool
    {
        return array_filter($this->hours(), static fn (array $day): bool => $day['isAllDay'] || implode('', [...$day['open'], ...$day['close']]) !== '') !== [];
    }

    /** @return array<int, array{string, string}> Questions and answers, keyed from 1, followed by empty rows. */
    public function faqs(): array
    {
        $questions = $this->values->list(Field::FAQ_QUESTION, self::MOST_FAQS);
        $answers = $this->values->list(Field::FAQ_ANSWER, self::MOST_FAQS, self::LONGEST, true);
        $filled = [];
        foreach ($questions + array_fill_keys(array_keys($answers), '') as $place => $question) {
            if ($question !== '' || ($answers[$place] ?? '') !== '') {
                $filled[] = [$question, $answers[$place] ?? ''];
            }
        }
        $rows = array_pad($filled, count($filled) + self::MORE_FAQS, ['', '']);

        return array_combine(range(1, count($rows)), $rows);
    }

    public function hasFaqs(): bool
    {
        return count($this->faqs()) > self::MORE_FAQS;
    }
}
