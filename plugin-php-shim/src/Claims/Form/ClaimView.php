<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Form;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Cards\PriceWords;
use Gazetteer\Plans\Domain\Plan;

/** The data of the claim form template. Plain text, which the template escapes. */
final class ClaimView
{
    /** The error list template of the listing form reads this property and the next one. */
    public readonly string $login;
    public readonly bool $hadFiles;

    /**
     * @param string $title Title of the listing.
     * @param string $listing URL of the listing.
     * @param string $member Name of the logged-in user; '' for a guest.
     * @param list<Plan> $plans If there are plans, the visitor must select one of them.
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

    /** Whether the plan's radio button is selected. If there is only one plan, it is preselected. */
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
