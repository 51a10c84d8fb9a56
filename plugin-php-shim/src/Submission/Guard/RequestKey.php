<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Submission\Reading\SubmittedListingReader;

/**
 * What makes two requests the same: the key that the client gave them, or else the same fields from the same sender
 * within a short while.
 */
final class RequestKey
{
    /** They differ from try to try, or are nobody's to keep. */
    private const LEFT_OUT = [
        'action',
        '_wp_http_referer',
        Field::REQUEST,
        Field::NONCE_CREATE,
        Field::NONCE_EDIT,
        Field::PASSWORD,
        GuardInput::DRAWN,
        BotCheck::TOKEN_FIELD,
    ];
    private const CONTENT_SECONDS = 600;
    public const KEY_SECONDS = 7 * 86400;

    /**
     * @param string $lock Under which such requests are known; '' where one is like no other.
     * @param string $body What is in it.
     * @param int $seconds How long an answer counts for requests that come after it.
     */
    private function __construct(public readonly string $lock, public readonly string $body, public readonly int $seconds)
    {
    }

    /** @param string $sender Who sent it; '' where that cannot be told. */
    public static function of(Input $input, string $sender, bool $isEdit): self
    {
        $body = self::body($input);
        $key = $input->text(Field::REQUEST, 100);
        if ($key !== '') {
            return new self(hash('sha256', "key\n{$key}"), $body, self::KEY_SECONDS);
        }
        // Somebody may take an edit back and make it again.
        $isComparable = $sender !== '' && !$isEdit;

        return new self($isComparable ? hash('sha256', "content\n{$sender}\n{$body}") : '', $body, self::CONTENT_SECONDS);
    }

    private static function body(Input $input): string
    {
        $files = array_map(
            static fn (string $name): array => array_map(static fn (SentFile $file): string => $file->error === UPLOAD_ERR_OK ? (string) md5_file($file->path) : "error {$file->error}", $input->files($name)),
            SubmittedListingReader::IMAGES,
        );
        $values = $input->all();
        ksort($values);

        return hash('sha256', serialize([array_diff_key($values, array_flip(self::LEFT_OUT)), $files]));
    }
}
