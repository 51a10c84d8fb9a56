<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Claims\Form;

use Closure;
use Gazetteer\Claims\Form\SentClaim;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Tests\Check;

final class SentClaimTest
{
    private const WHOLE = ['gazetteer_claim_name' => 'Ada', 'gazetteer_claim_words' => "I own it.\r\nSee the register."];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the form reads texts with line breaks' => static fn () => Check::same(
            ['Ada', "I own it.\nSee the register.", '', '', null, []],
            array_values(get_object_vars(SentClaim::read(new Input(self::WHOLE), []))),
        );
        $plans = [new Plan(3, 'Three'), new Plan(4, 'Four')];
        $faults = [
            'the form requires a name and a proof' => [['gazetteer_claim_name' => ' ', 'gazetteer_claim_words' => "\n"], [], ['gazetteer_claim_name' => Fault::Missing, 'gazetteer_claim_words' => Fault::Missing]],
            'the form requires a valid email address' => [['gazetteer_claim_email' => 'x'] + self::WHOLE, [], ['gazetteer_claim_email' => Fault::NoEmail]],
            'the form reports texts that are too long' => [['gazetteer_claim_words' => str_repeat('x', 20_001)] + self::WHOLE, [], ['gazetteer_claim_words' => Fault::TooLong]],
            'the form requires a plan if plans are offered' => [self::WHOLE, $plans, ['gazetteer_claim_plan' => Fault::NoPlan]],
            'the form accepts an offered plan' => [['gazetteer_claim_plan' => '4'] + self::WHOLE, $plans, []],
            'the form refuses a plan that is not offered' => [['gazetteer_claim_plan' => '5'] + self::WHOLE, $plans, ['gazetteer_claim_plan' => Fault::PlanGone]],
            'the form refuses a plan if no plans are offered' => [['gazetteer_claim_plan' => '5'] + self::WHOLE, [], ['gazetteer_claim_plan' => Fault::PlanGone]],
        ];
        foreach ($faults as $says => [$sent, $offered, $found]) {
            yield $says => static fn () => Check::same($found, SentClaim::read(new Input($sent), $offered)->faults);
        }
    }
}
