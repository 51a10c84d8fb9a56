<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Html;

use Closure;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Tests\Check;

final class TagTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'an element is written with its content' => static fn () => Check::same('<p class="a b">x</p>', Tag::of('p', ['class' => ['a', '', 'b']], 'x'));
        yield 'an input has no closing tag' => static fn () => Check::same('<input name="a">', Tag::of('input', ['name' => 'a']));
        yield 'a true attribute is written by its name, and a false one is omitted' => static fn () => Check::same('<input multiple>', Tag::of('input', ['multiple' => true, 'checked' => false, 'id' => null]));
        yield 'an empty value is kept, and an empty list is omitted' => static fn () => Check::same('<input value="">', Tag::of('input', ['value' => '', 'class' => ['']]));
        yield 'a value cannot end its attribute' => static fn () => Check::same('<p title="&quot;&gt;&lt;b&#039;"></p>', Tag::of('p', ['title' => '"><b\'']));
        yield 'a shortcode in an attribute is escaped' => static fn () => Check::same('<input value="&#91;gallery&#93;">', Tag::of('input', ['value' => '[gallery]']));
        yield 'the brackets of a list are kept' => static fn () => Check::same('<input name="a[]">', Tag::of('input', ['name' => 'a[]']));
        yield 'line breaks and special characters of a value are kept' => static fn () => Check::same('<input value="a&#10; &#87;ordpress">', Tag::of('input', ['value' => "a\n Wordpress"]));
        yield 'text is escaped' => static fn () => Check::same('&lt;i&gt; &amp;amp; &#91;x&#93;', Tag::text('<i> &amp; [x]'));

        foreach (['"Hello" -- it\'s 2x4...', "a\n\nb <c> [d] & e (tm) :-)", 'Größe ≥ 3 😀', ' Wordpress'] as $typed) {
            yield 'gives back what was typed: ' . json_encode($typed) => static function () use ($typed): void {
                $kept = Tag::verbatim($typed);
                Check::same($typed, html_entity_decode($kept, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
                Check::same(0, preg_match('/[\n"\'\-.()<>\[\]xW]|&(?!#\d+;)/', $kept));
            };
        }
    }
}
