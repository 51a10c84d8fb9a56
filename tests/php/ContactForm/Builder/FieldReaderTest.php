<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Builder;

use Closure;
use Gazetteer\ContactForm\Builder\FieldReader;
use Gazetteer\Contract\PlanCard;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/translations.php';

final class FieldReaderTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $sources = [PlanCard::PLAN => false, PlanCard::CATEGORY => false, 'plan_name' => true, 'plan_category_name' => true, '' => true];
        foreach ($sources as $source => $isIn) {
            yield 'has in the mail ' . ($isIn ? 'what people read' : 'no number that only machines need') . ": “{$source}”" => static fn () => Check::same(
                $isIn,
                FieldReader::read(FieldTypes::inForms('hidden'), ['name' => 'one', 'source' => $source])->inMail,
            );
        }
        yield 'a technical number is in the mail if the form’s author enabled that' => static fn () => Check::same(
            true,
            FieldReader::read(FieldTypes::inForms('hidden'), ['name' => 'one', 'source' => PlanCard::PLAN, 'inMail' => true])->inMail,
        );
    }
}
