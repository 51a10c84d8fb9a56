<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Form;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Cards\PriceWords;
use Gazetteer\Plans\Domain\Plan;

/** The form by which a listing is claimed, ready to be drawn. Plain text, to be escaped. */
final class ClaimView
{
    /** What the list of errors asks of a form. */
    public readonly string $login;
    public readonly bool $hadFiles;

    /**
     * @param string $title Of the listing.
     * @param string $listing Its address.
     * @param string $member Who is logged in; '' for a guest.
     * @param list<Plan> $plans Of which one is chosen, where there are any.
     */
    public function __construct(
        public readonly Input $values,
        public readonly int $id,
        public readonly string $title,
        public readonly string $listing,
        public readonly string $member,
        public readonly array $plans,
    ) {
        $this->login = '';
        $this->hadFiles = false;
    }

    public function isGuest(): bool
    {
        return $this->member === '';
    }

    public function hasAccount(): bool
    {
        return $this->values->text(Field::PROCESS_LOGIN) === 'yes';
    }

    /** The only one there is needs no choosing. */
    public function isChosen(Plan $plan): bool
    {
        return count($this->plans) === 1 || $this->values->id(SentClaim::PLAN) === $plan->id;
    }

    public function price(Plan $plan): string
    {
        $words = new PriceWords(Currency::ofSite());

        return trim("{$words->price($plan)} {$words->spokenPeriod($plan)}");
    }
}
