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
        yield 'writes an element with what is inside' => static fn () => Check::same('<p class="a b">x</p>', Tag::of('p', ['class' => ['a', '', 'b']], 'x'));
        yield 'closes no input' => static fn () => Check::same('<input name="a">', Tag::of('input', ['name' => 'a']));
        yield 'prints a switch by its name, and leaves out what is off' => static fn () => Check::same('<input multiple>', Tag::of('input', ['multiple' => true, 'checked' => false, 'id' => null]));
        yield 'keeps an empty value, and drops an empty list' => static fn () => Check::same('<input value="">', Tag::of('input', ['value' => '', 'class' => ['']]));
        yield 'lets nothing out of an attribute' => static fn () => Check::same('<p title="&quot;&gt;&lt;b&#039;"></p>', Tag::of('p', ['title' => '"><b\'']));
        yield 'gives shortcodes no chance in an attribute' => static fn () => Check::same('<input value="&#91;gallery&#93;">', Tag::of('input', ['value' => '[gallery]']));
        yield 'keeps the brackets of a list' => static fn () => Check::same('<input name="a[]">', Tag::of('input', ['name' => 'a[]']));
        yield 'keeps line breaks and spellings of a value' => static fn () => Check::same('<input value="a&#10; &#87;ordpress">', Tag::of('input', ['value' => "a\n Wordpress"]));
        yield 'escapes text' => static fn () => Check::same('&lt;i&gt; &amp;amp; &#91;x&#93;', Tag::text('<i> &amp; [x]'));

        foreach (['"Hello" -- it\'s 2x4...', "a\n\nb <c> [d] & e (tm) :-)", 'Größe ≥ 3 😀', ' Wordpress'] as $typed) {
            yield 'gives back what was typed: ' . json_encode($typed) => static function () use ($typed): void {
                $kept = Tag::verbatim($typed);
                Check::same($typed, html_entity_decode($kept, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
                Check::same(0, preg_match('/[\n"\'\-.()<>\[\]xW]|&(?!#\d+;)/', $kept));
            };
        }
    }
}
