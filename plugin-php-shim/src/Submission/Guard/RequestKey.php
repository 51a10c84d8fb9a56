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
 * Identifies identical requests: by the key that the client sent, or by equal fields from the same sender within a
 * short time.
 */
final class RequestKey
{
    /** Fields that differ between retries, or that must not be stored. */
    private const IGNORED = [
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
     * @param string $lock Name of the lock that identical requests share; '' if the request is unique.
     * @param string $body Hash of the fields.
     * @param int $seconds How long a stored response is reused for identical requests.
     */
    private function __construct(public readonly string $lock, public readonly string $body, public readonly int $seconds)
    {
    }

    /** @param string $sender Identifies the sender; '' if unknown. */
    public static function fromInput(Input $input, string $sender, bool $isEdit): self
    {
        $body = self::body($input);
        $key = $input->text(Field::REQUEST, 100);
        if ($key !== '') {
            return new self(hash('sha256', "key\n{$key}"), $body, self::KEY_SECONDS);
        }
        // Do not compare edits by content, because an owner may undo an edit and then submit the same edit again.
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

        return hash('sha256', serialize([array_diff_key($values, array_flip(self::IGNORED)), $files]));
    }
}
