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
        yield 'the instructions contain order number, price and plan' => static fn () => Check::same("IBAN XX12\nReference G-00012, $25, Gold", self::said($kept, '$'));
        yield 'the instructions for a currency take precedence over the general ones' => static fn () => Check::same('SEPA G-00012', self::said($kept, '€'));
        yield 'empty instructions announce that payment details follow' => static fn () => Check::same('We will contact you with the payment details.', self::said([], '$'));
        yield 'instructions for another currency only count as empty' => static fn () => Check::same([true, false], array_map((new ManualPayment(new Input(['currencies' => $kept['currencies']])))->isReady(...), ['€', '$']));
        yield 'the settings drop rows without currency or text, and cleaning twice changes nothing' => static fn () => Check::same(
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
