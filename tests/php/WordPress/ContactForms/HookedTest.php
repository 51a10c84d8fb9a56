<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress\ContactForms;

use Closure;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\Forms;
use Gazetteer\WordPress\ContactForms\HookedSign;
use Gazetteer\WordPress\ContactForms\HookedVeto;

require_once __DIR__ . '/hooks.php';

final class HookedTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'takes other code that breaks for no suspicion and no veto, and reports it' => static function (): void {
            $GLOBALS['gazetteer_heard'] = [];
            [$form, $posted] = [Forms::of([]), new Posted(12, [])];
            Check::same(['', null], [(new HookedSign())->suspicion($form, $posted), (new HookedVeto())->against($form, $posted)]);
            Check::same(
                ['gazetteer_bug: gazetteer_contact_form_suspicion', 'gazetteer_bug: gazetteer_abort_contact_form'],
                $GLOBALS['gazetteer_heard'],
            );
        };
    }
}
