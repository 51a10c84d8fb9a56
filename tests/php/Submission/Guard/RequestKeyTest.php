<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Guard;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Submission\Guard\RequestKey;
use Gazetteer\Tests\Check;

final class RequestKeyTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $of = static fn (array $values, string $sender = 'a', bool $isEdit = false, array $files = []): RequestKey => RequestKey::fromInput(new Input($values, $files), $sender, $isEdit);
        $same = static fn (RequestKey $one, RequestKey $other): array => [$one->lock === $other->lock, $one->body === $other->body];

        yield 'the key of the client is used, whoever sends it' => static fn () => Check::same([true, true], $same(
            $of(['gazetteer_request' => 'k', 'postTitle' => 'x']),
            $of(['postTitle' => 'x', 'gazetteer_request' => 'k'], 'b'),
        ));
        yield 'the same key with other fields is detected' => static fn () => Check::same([true, false], $same(
            $of(['gazetteer_request' => 'k', 'postTitle' => 'x']),
            $of(['gazetteer_request' => 'k', 'postTitle' => 'y']),
        ));
        yield 'nonces, tokens and the password do not change the key' => static fn () => Check::same([true, true], $same(
            $of(['postTitle' => 'x', 'post_nonce_field' => '1', 'token' => '1', 'inputUserpass' => 'a', 'gazetteer_drawn' => '1', 'action' => 'x']),
            $of(['postTitle' => 'x', 'post_nonce_field' => '2', 'token' => '2', 'inputUserpass' => 'b']),
        ));
        yield 'the key is derived from fields and sender if the client sends none' => static fn () => Check::same([false, true], $same($of(['postTitle' => 'x']), $of(['postTitle' => 'x'], 'b')));
        yield 'an edit without a key, and a request without a sender, have no key' => static fn () => Check::same(['', ''], [
            $of(['postTitle' => 'x'], 'a', true)->lock,
            $of(['postTitle' => 'x'], '')->lock,
        ]);
        yield 'files are distinguished by their content' => static function () use ($of, $same): void {
            [$one, $other] = [tempnam('/tmp', 'a'), tempnam('/tmp', 'b')];
            file_put_contents($one, 'one');
            file_put_contents($other, 'one');
            $with = static fn (string $path): RequestKey => $of(['gazetteer_request' => 'k'], 'a', false, ['listingfiles' => [new SentFile('x.jpg', $path, 3, UPLOAD_ERR_OK)]]);
            Check::same([true, true], $same($with($one), $with($other)));
            file_put_contents($other, 'two');
            Check::same([true, false], $same($with($one), $with($other)));
        };
    }
}
