<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Rest;

use Closure;
use Gazetteer\ContactForm\Rest\FeedbackController;
use Gazetteer\ContactForm\Rest\RefillController;
use Gazetteer\ContactForm\Rest\SchemaController;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\MultipartOnly;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\RestRoute;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\FakeSite;
use Gazetteer\Tests\ContactForm\Forms;

/**
 * Checks the contact form endpoints against the recorded requests and responses that the JavaScript
 * tests use as well.
 */
final class ContactExchangeTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $forms = self::read('contact/forms');
        foreach (['contact-schema', 'contact-feedback', 'contact-refill'] as $file) {
            foreach (self::read("exchange/{$file}") as $case) {
                $site = new FakeSite(Forms::read($forms[$case['form']]));
                yield "the endpoint answers as recorded, {$file}: {$case['says']}" => static fn () => Check::same(
                    [$case['status'], $case['answer']],
                    self::exchange($site, $case),
                );
            }
        }

        yield 'the feedback endpoint accepts only POST with multipart/form-data' => static function (): void {
            [$schema, $feedback, $refill] = self::endpoints(new FakeSite(Forms::of([])));
            Check::same(true, $feedback instanceof MultipartOnly);
            Check::same(['GET', 'POST', 'GET'], [$schema->method()->value, $feedback->method()->value, $refill->method()->value]);
        };
        yield 'a refused submission has a Retry-After header' => static function (): void {
            $site = new FakeSite(Forms::of([]));
            $site->wait = 90;
            try {
                self::endpoints($site)[1]->answer(new Input(['id' => '12', '_wpcf7_unit_tag' => 'wpcf7-f12-o1']));
            } catch (Refusal $refusal) {
                Check::same([429, 90], [$refusal->status, $refusal->retryAfter]);
            }
        };
        yield 'a refused refill has a Retry-After header if the form has challenges' => static function (): void {
            $told = [];
            foreach (['plain', 'puzzles'] as $form) {
                $site = new FakeSite(Forms::read(self::read('contact/forms')[$form]));
                $site->wait = 90;
                try {
                    $told[] = self::endpoints($site)[2]->answer(new Input(['id' => '12']));
                } catch (Refusal $refusal) {
                    $told[] = [$refusal->status, $refusal->retryAfter];
                }
            }
            Check::same([[], [429, 90]], $told);
        };
    }

    /**
     * @param array<string, mixed> $case
     * @return array{int, mixed}
     */
    private static function exchange(FakeSite $site, array $case): array
    {
        foreach ($case['given'] ?? [] as $what => $value) {
            $site->{$what} = $value;
        }
        foreach (self::endpoints($site) as $endpoint) {
            if ($endpoint->method()->value !== $case['method'] || preg_match("~^{$endpoint->path()}$~D", $case['path'], $found) !== 1) {
                continue;
            }
            try {
                $answer = $endpoint->answer(new Input(['id' => $found['id']] + self::posted($case['request'] ?? [])));
            } catch (Refusal $refusal) {
                return [$refusal->status, ['code' => $refusal->refused, 'message' => 'any words', 'data' => ['status' => $refusal->status]]];
            }
            if (preg_match('/^[0-9a-f]{32}$/D', $answer['posted_data_hash'] ?? '') === 1) {
                $answer['posted_data_hash'] = '32 hexadecimal digits';
            }

            return [200, $answer];
        }

        return [404, null];
    }

    /**
     * @param array<string, mixed> $request
     * @return array<string, mixed>
     */
    private static function posted(array $request): array
    {
        if (preg_match('/^drawn (\d+) s ago$/D', $request['gazetteer_drawn'] ?? '', $found) === 1) {
            $request['gazetteer_drawn'] = FakeSite::drawn((int) $found[1]);
        }

        return $request;
    }

    /** @return list<RestRoute> */
    private static function endpoints(FakeSite $site): array
    {
        return [
            new SchemaController(static fn () => $site),
            new FeedbackController(static fn () => $site, static fn () => $site, $site->handler(...), static fn () => $site),
            new RefillController(static fn () => $site, static fn () => $site, $site->wait(...), static fn () => $site),
        ];
    }

    /** @return array<array-key, mixed> */
    private static function read(string $file): array
    {
        return json_decode((string) file_get_contents("/cases/{$file}.json"), true, 64, JSON_THROW_ON_ERROR);
    }
}
