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
            'an unclosed comment' => ['a <!-- wp:html b', 'a '],
            'a nested comment' => ['<!<!-- x -->-- wp:archives /-->', ''],
            'a URL in its own line' => ["a\nhttps://v.example/1\nb", "a\n<span>https://v.example/1</span>\nb"],
            'a URL in its own paragraph' => ['<p>https://v.example/1</p>', '<p><span>https://v.example/1</span></p>'],
            'plain text' => ['Open <strong>daily</strong>', 'Open <strong>daily</strong>'],
        ];
        foreach ($quiet as $name => [$written, $left]) {
            yield "nothing is executed from {$name}" => static fn () => Check::same($left, VisitorText::neutralize($written));
        }
        yield 'questions are paired with their answers, and questions without an answer are omitted' => static fn () => Check::same(
            [['question' => 'Why?', 'answer' => 'So.']],
            Faqs::read(['faq' => [1 => ' Why? ', 2 => 'When?', 3 => ['x'], 4 => ''], 'faqans' => [1 => 'So.', 2 => ' ', 3 => 'y', 4 => 'z']]),
        );
        foreach (['a text' => 'x', 'nothing' => null, 'a list of texts' => ['faq' => 'x', 'faqans' => 'y']] as $name => $kept) {
            yield "the questions can be {$name} without an error" => static fn () => Check::same($name === 'a list of texts' ? [['question' => 'x', 'answer' => 'y']] : [], Faqs::read($kept));
        }
        $prices = [
            'a price level' => ['pricey', '', '', 'Expensive'],
            'a price range' => ['', '10', '20', '€10–€20'],
            'a price level and a lowest price' => ['moderate', '10', '', 'Moderate, from €10'],
            'a highest price' => ['notsay', '', '20', 'up to €20'],
            'the highest price level' => ['ultra_high_end', '', '', 'Very expensive'],
            'prices with their own currency' => ['', '£10', '20 CHF', '£10–20 CHF'],
            'prices with thousands' => ['', '1,200', '1.200.000', '€1,200–€1,200,000'],
            'words' => ['', '', 'ask us', 'up to ask us'],
            'nothing' => ['notsay', '', '', ''],
        ];
        foreach ($prices as $name => [$status, $from, $to, $words]) {
            yield "the price of a listing is shown: {$name}" => static fn () => Check::same($words, PriceRange::format($status, $from, $to, static fn (float $amount): string => '€' . number_format($amount)));
        }
    }
}
