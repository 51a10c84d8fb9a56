<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use Gazetteer\Directory\Listing\Faqs;
use Gazetteer\Directory\Listing\PriceRange;
use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/translations.php';

final class VisitorTextTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $quiet = [
            'shortcodes' => ['[gallery]', '&#91;gallery&#93;'],
            'blocks' => ['a <!-- wp:latest-posts /--> b', 'a  b'],
            'a comment without an end' => ['a <!-- wp:html b', 'a '],
            'a comment within a comment' => ['<!<!-- x -->-- wp:archives /-->', ''],
            'an address in a line of its own' => ["a\nhttps://v.example/1\nb", "a\n<span>https://v.example/1</span>\nb"],
            'an address in a paragraph of its own' => ['<p>https://v.example/1</p>', '<p><span>https://v.example/1</span></p>'],
            'plain text' => ['Open <strong>daily</strong>', 'Open <strong>daily</strong>'],
        ];
        foreach ($quiet as $name => [$written, $left]) {
            yield "leaves nothing to run of {$name}" => static fn () => Check::same($left, VisitorText::neutralize($written));
        }
        yield 'pairs questions with their answers, and leaves out what has none' => static fn () => Check::same(
            [['question' => 'Why?', 'answer' => 'So.']],
            Faqs::read(['faq' => [1 => ' Why? ', 2 => 'When?', 3 => ['x'], 4 => ''], 'faqans' => [1 => 'So.', 2 => ' ', 3 => 'y', 4 => 'z']]),
        );
        foreach (['a text' => 'x', 'nothing' => null, 'a list of texts' => ['faq' => 'x', 'faqans' => 'y']] as $name => $kept) {
            yield "takes {$name} for questions without harm" => static fn () => Check::same($name === 'a list of texts' ? [['question' => 'x', 'answer' => 'y']] : [], Faqs::read($kept));
        }
        $prices = [
            'a level' => ['pricey', '', '', 'Expensive'],
            'a span' => ['', '10', '20', '€10–€20'],
            'a level and a beginning' => ['moderate', '10', '', 'Moderate, from €10'],
            'an end' => ['notsay', '', '20', 'up to €20'],
            'the highest level' => ['ultra_high_end', '', '', 'Very expensive'],
            'amounts with their own currency' => ['', '£10', '20 CHF', '£10–20 CHF'],
            'amounts of thousands' => ['', '1,200', '1.200.000', '€1,200–€1,200,000'],
            'words' => ['', '', 'ask us', 'up to ask us'],
            'nothing' => ['notsay', '', '', ''],
        ];
        foreach ($prices as $name => [$status, $from, $to, $words]) {
            yield "says {$name} of a price" => static fn () => Check::same($words, PriceRange::format($status, $from, $to, static fn (float $amount): string => '€' . number_format($amount)));
        }
    }
}
