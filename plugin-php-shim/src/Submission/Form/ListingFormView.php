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

/** The form of a listing as it is just now: what its templates ask. */
final class ListingFormView
{
    /** So many empty rows for questions are there beside the filled ones. */
    private const MORE_FAQS = 2;
    private const MOST_FAQS = 100;
    private const LONGEST = 20_000;

    /**
     * @param Input $values What the fields hold, by the names they are sent under.
     * @param ?Listing $listing The one that is edited; null for a new one.
     * @param string $member The name of the account that is logged in; '' for a guest.
     * @param ?Plan $plan What it includes; null includes everything.
     * @param string $planPrice In words.
     * @param string $plansUrl Where another plan is chosen; '' for nowhere.
     * @param string $ownListings Where one's own listings are; '' for nowhere.
     * @param array<int, array{key: string, label: string}> $days By the weekday's number, from the first of a week here.
     * @param string $categoryFields Inputs that the chosen categories bring, drawn.
     * @param string $commonFields Inputs that every listing has, drawn.
     * @param list<array{id: int, bytes: int, image: string}> $saved The gallery as it is kept, each with its markup.
     * @param list<array{name: string, id: string, class: string, label: string, url: string, alt: string, removal: string, isMissing: bool}> $singles
     * @param bool $waits Whether somebody looks at what is sent before it is public.
     * @param bool $hadFiles Pictures came along with what was refused.
     * @param string $login Where somebody logs in who has to, as their login ran out; '' for nowhere.
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

    /** Whether a field has something in it, so that its part of the form is open. */
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

    /** Whether the featured image or the logo is to go. */
    public function isTakenAway(string $field): bool
    {
        return in_array($field, $this->values->list(Field::PASSED_REMOVED_SINGLES), true);
    }

    public function hasAccount(): bool
    {
        return $this->values->text(Field::PROCESS_LOGIN) === 'yes';
    }

    /** @return array<int, array{key: string, label: string, isAllDay: bool, open: list<string>, close: list<string>}> By the weekday's number. */
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

    /** @return array<int, array{string, string}> Questions and answers from 1 on, and rows for more. */
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
