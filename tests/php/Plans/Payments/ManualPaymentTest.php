<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Payments;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Payments\ManualPayment;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/translations.php';

/** Tests the payment instructions of the site owner as buyers see them. */
final class ManualPaymentTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $kept = [
            'instructions' => "IBAN XX12\nReference {number}, {price}, {plan}",
            'currencies' => [['sign' => '€', 'instructions' => 'SEPA {number}'], ['sign' => '', 'instructions' => 'nothing'], ['sign' => '£', 'instructions' => '']],
        ];
        $clean = ['instructions' => $kept['instructions'], 'currencies' => [['sign' => '€', 'instructions' => 'SEPA {number}']]];
        yield 'instructions name the order, the price and the plan' => static fn () => Check::same("IBAN XX12\nReference G-00012, $25, Gold", self::said($kept, '$'));
        yield 'instructions of a currency come before the general ones' => static fn () => Check::same('SEPA G-00012', self::said($kept, '€'));
        yield 'instructions that are empty promise the payment details' => static fn () => Check::same('We will contact you with the payment details.', self::said([], '$'));
        yield 'instructions of another currency alone are none' => static fn () => Check::same([true, false], array_map((new ManualPayment(new Input(['currencies' => $kept['currencies']])))->isReady(...), ['€', '$']));
        yield 'settings lose rows without a currency or a text, and clean twice to the same' => static fn () => Check::same(
            [$clean, $clean],
            [ManualPayment::clean(new Input($kept)), ManualPayment::clean(new Input(ManualPayment::clean(new Input($kept))))],
        );
    }

    /** @param array<string, mixed> $kept */
    private static function said(array $kept, string $currency): string
    {
        return (new ManualPayment(new Input($kept)))->instructions(new Order(12, 3, 5, 7, 25.0), 'Gold', '$25', $currency);
    }
}
