<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress\Forms;

use Closure;
use Gazetteer\Contract\PlanCard;
use Gazetteer\Domain\ContactForm\FieldType;
use Gazetteer\Tests\Check;
use Gazetteer\WordPress\Forms\FieldReader;

require_once __DIR__ . '/words.php';

/** What a form has of a field, whenever it was made. */
final class FieldReaderTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $sources = [PlanCard::PLAN => false, PlanCard::CATEGORY => false, 'plan_name' => true, 'plan_category_name' => true, '' => true];
        foreach ($sources as $source => $isIn) {
            yield 'has in the mail ' . ($isIn ? 'what people read' : 'no number that only machines need') . ": “{$source}”" => static fn () => Check::same(
                $isIn,
                FieldReader::read(FieldType::Hidden, ['name' => 'one', 'source' => $source])->inMail,
            );
        }
        yield 'has such a number in the mail where the form’s maker says so' => static fn () => Check::same(
            true,
            FieldReader::read(FieldType::Hidden, ['name' => 'one', 'source' => PlanCard::PLAN, 'inMail' => true])->inMail,
        );
    }
}
