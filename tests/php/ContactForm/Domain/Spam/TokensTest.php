<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain\Spam;

use Closure;
use Gazetteer\ContactForm\Domain\Spam\QuizToken;
use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Domain\Spam\Signer;
use Gazetteer\Tests\Check;

final class TokensTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $drawn = new RenderToken(new Signer('secret'));
        $quiz = new QuizToken(new Signer('secret'), 3600);

        yield 'a token contains the age of the form' => static fn () => Check::same([0, 5, 3_000_000], [
            $drawn->age($drawn->write(12, 1000), 12, 1000),
            $drawn->age($drawn->write(12, 1000), 12, 1005),
            $drawn->age($drawn->write(12, 1000), 12, 3_001_000),
        ]);
        yield 'a form drawn before the clock was set back does not count as new' => static fn () => Check::same(null, $drawn->age($drawn->write(12, 1000), 12, 999));
        yield 'forged, foreign and damaged tokens are detected' => static function () use ($drawn): void {
            $token = $drawn->write(12, 1000);
            $forged = ['', 'x', '1000', '1000.', str_replace('1000.', '0999.', $token), "{$token}0", "{$token}\n", strtoupper($token), ".{$token}"];
            foreach ($forged as $text) {
                Check::same(null, $drawn->age($text, 12, 1005));
            }
            Check::same(null, $drawn->age($token, 13, 1005));
            Check::same(null, (new RenderToken(new Signer('other')))->age($token, 12, 1005));
        };
        yield 'a correct quiz answer is accepted in any spelling' => static function () use ($quiz): void {
            $token = $quiz->write('capital', 'New  York', 1000);
            foreach (['New York', ' new york ', 'NEW YORK', "new\tyork"] as $answer) {
                Check::same(true, $quiz->isAnswered($token, 'capital', $answer, 1010));
            }
            foreach (['', 'York', 'NewYork', 'New York!'] as $answer) {
                Check::same(false, $quiz->isAnswered($token, 'capital', $answer, 1010));
            }
        };
        yield 'an answer to another question, or outside of its time, is refused' => static function () use ($quiz): void {
            $token = $quiz->write('capital', 'Paris', 1000);
            Check::same([false, false, false, true], [
                $quiz->isAnswered($token, 'river', 'Paris', 1010),
                $quiz->isAnswered($token, 'capital', 'Paris', 999),
                $quiz->isAnswered($token, 'capital', 'Paris', 4601),
                $quiz->isAnswered($token, 'capital', 'Paris', 4600),
            ]);
            Check::same(false, $quiz->isAnswered('', 'capital', '', 1010));
        };
        yield 'the same question gets another number each time' => static fn () => Check::same(
            false,
            $quiz->write('capital', 'Paris', 1000) === $quiz->write('capital', 'Paris', 1000),
        );
        yield 'parts are signed separately, so that joining them differently changes the signature' => static function (): void {
            $signer = new Signer('secret');
            Check::same(false, $signer->sign('ab', 'c') === $signer->sign('a', 'bc'));
            Check::same([true, false], [$signer->holds($signer->sign('a'), 'a'), $signer->holds('', 'a')]);
        };
    }
}
