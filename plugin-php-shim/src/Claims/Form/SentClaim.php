<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Form;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\Fault;

/** The submitted data of a claim. */
final class SentClaim
{
    /** Hidden field that identifies this form and contains the listing ID. */
    public const LISTING = 'gazetteer_claim_listing';
    public const NAME = 'gazetteer_claim_name';
    public const WORDS = 'gazetteer_claim_words';
    public const PHONE = 'gazetteer_claim_phone';
    public const EMAIL = 'gazetteer_claim_email';
    public const PLAN = 'gazetteer_claim_plan';

    private const LONGEST_NAME = 200;
    private const LONGEST_WORDS = 20_000;

    /** @param array<string, Fault> $faults Keyed by field. */
    private function __construct(
        public readonly string $name,
        public readonly string $words,
        public readonly string $phone,
        public readonly string $email,
        public readonly ?Plan $plan,
        public readonly array $faults,
    ) {
    }

    /** @param list<Plan> $plans If there are plans, the visitor must select one of them. */
    public static function read(Input $input, array $plans): self
    {
        $read = [
            self::NAME => $input->text(self::NAME, self::LONGEST_NAME),
            self::WORDS => $input->lines(self::WORDS, self::LONGEST_WORDS),
            self::PHONE => $input->text(self::PHONE, 100),
            self::EMAIL => $input->text(self::EMAIL, 254),
        ];
        $chosen = $input->id(self::PLAN);
        $plan = array_values(array_filter($plans, static fn (Plan $one): bool => $one->id === $chosen))[0] ?? null;
        $faults = [
            self::NAME => $read[self::NAME] === '' ? Fault::Missing : null,
            self::WORDS => $read[self::WORDS] === '' ? Fault::Missing : null,
            self::EMAIL => $read[self::EMAIL] !== '' && filter_var($read[self::EMAIL], FILTER_VALIDATE_EMAIL) === false ? Fault::NoEmail : null,
            self::PLAN => match (true) {
                $plan !== null || ($plans === [] && $chosen === 0) => null,
                $chosen === 0 => Fault::NoPlan,
                default => Fault::PlanGone,
            },
        ];
        foreach (array_intersect_key($input->faults(), $read + [self::PLAN => '']) as $field => $unread) {
            $faults[$field] = $unread === InputFault::TooLong ? Fault::TooLong : Fault::Invalid;
        }

        return new self($read[self::NAME], $read[self::WORDS], $read[self::PHONE], $read[self::EMAIL], $plan, array_filter($faults));
    }
}
