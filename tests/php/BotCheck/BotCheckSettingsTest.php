<?php

declare(strict_types=1);

namespace Gazetteer\Tests\BotCheck;

use Closure;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Tests\Check;

final class BotCheckSettingsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $of = static fn (array $chosen): BotCheckSettings => new BotCheckSettings(new Input($chosen));
        $keys = ['siteKey' => 'site', 'secret' => 'secret'];

        yield 'the settings check no form by default' => static fn () => Check::same([null, null], [$of([])->chosen(), $of([])->providerFor(CheckedForm::Listing)]);
        yield 'the settings read the keys of earlier versions as reCAPTCHA of the listing form' => static fn () => Check::same(
            [Provider::Recaptcha, null, null],
            array_map($of($keys)->providerFor(...), CheckedForm::cases()),
        );
        yield 'the settings check the selected forms with the selected service' => static fn () => Check::same(
            [null, Provider::Turnstile, Provider::Turnstile],
            array_map($of($keys + ['provider' => 'turnstile', 'forms' => ['contact', 'claim', 'other']])->providerFor(...), CheckedForm::cases()),
        );
        foreach (['siteKey', 'secret'] as $key) {
            yield "the settings check no form without the {$key}" => static fn () => Check::same(null, $of(['provider' => 'hcaptcha', $key => ''] + $keys)->providerFor(CheckedForm::Listing));
        }
        yield 'the settings check no form without a service, and keep the keys' => static fn () => Check::same(
            [null, 'site'],
            [$of($keys + ['provider' => ''])->providerFor(CheckedForm::Listing), $of($keys + ['provider' => ''])->siteKey()],
        );
        yield 'cleaning the settings twice changes nothing' => static function () use ($of, $keys): void {
            $clean = $of($keys + ['provider' => 'hcaptcha', 'forms' => ['', 'claim'], 'leastScore' => '900', 'consent' => 'all', 'role' => 'administrator'])->all();
            Check::same($clean, $of($clean)->all());
            Check::same(['provider' => 'hcaptcha', 'siteKey' => 'site', 'secret' => 'secret', 'forms' => ['claim'], 'leastScore' => 100, 'needsService' => false, 'consent' => ''], $clean);
        };
    }
}
