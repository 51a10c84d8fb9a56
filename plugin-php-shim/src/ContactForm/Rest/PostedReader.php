<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rest;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\PostedFile;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Http\Caller;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\SentFile;

/** Reads a submission. Ignores values that are not fields of the form. */
final class PostedReader
{
    /**
     * Maximum bytes of a text. Higher than the maximum length of every field, so that a long text gets the error "too
     * long" instead of "required".
     */
    private const BYTES = 8_000_000;
    /** Limit of a hidden input. Bot check tokens are the longest ones. */
    private const GUARD_BYTES = 10_000;
    private const TOKENS = [BotCheck::TOKEN_INPUT_RECAPTCHA, BotCheck::TOKEN_INPUT_TURNSTILE, BotCheck::TOKEN_INPUT_HCAPTCHA, BotCheck::TOKEN_INPUT_OTHER];
    private const UNIT_TAG = '/^wpcf7-f\d{1,10}(?:-p\d{1,10})?-o\d{1,6}$/D';
    private const REQUEST = '/^[A-Za-z0-9-]{8,64}$/D';

    public function __construct(private readonly Caller $caller)
    {
    }

    public function read(Form $form, Input $input): Posted
    {
        $values = [];
        $files = [];
        foreach ($form->fields as $field) {
            if ($field->name === '') {
                continue;
            }
            if ($field->type->takesFiles()) {
                $files[$field->name] = self::files($field, $input);
            } else {
                $values[$field->name] = self::values($field, $input);
            }
        }

        return new Posted(
            form: $form->id,
            values: $values,
            files: array_filter($files),
            extraInputs: self::extraInputs($form, $input),
            unitTag: self::unitTag($input),
            containerPost: $input->id(ContactInput::CONTAINER_POST),
            request: self::matching(self::REQUEST, $input->text(GuardInput::REQUEST)),
            address: $this->caller->address(),
            url: $this->caller->page(),
            user: $this->caller->user(),
            time: $this->caller->time(),
            unreadable: array_values(array_filter(array_keys($values), static fn (string $name): bool => isset($input->faults()[$name]))),
        );
    }

    public static function unitTag(Input $input): string
    {
        return self::matching(self::UNIT_TAG, $input->text(ContactInput::UNIT_TAG));
    }

    /** @return list<string> Without empty values. */
    private static function values(FormField $field, Input $input): array
    {
        $texts = $field->type->hasOptions()
            ? $input->list($field->name, count($field->options) + 1, self::BYTES, true)
            : [$input->lines($field->name, self::BYTES)];
        if (!$field->type->isMultiline()) {
            $texts = str_replace("\n", ' ', $texts);
        }

        return array_values(array_filter(array_map($field->type->clean(...), $texts), static fn (string $text): bool => $text !== ''));
    }

    /** @return list<PostedFile> */
    private static function files(FormField $field, Input $input): array
    {
        return array_map(
            static fn (SentFile $file): PostedFile => new PostedFile($field->name, $file->name, $file->path, $file->bytes, $file->error),
            $input->files($field->name),
        );
    }

    /** @return array<string, string> */
    private static function extraInputs(Form $form, Input $input): array
    {
        $names = [GuardInput::HONEYPOT, GuardInput::DRAWN, ...self::TOKENS];
        foreach ($form->fields as $field) {
            $prefix = $field->freeText ? ContactInput::PREFIX_FREE_TEXT : $field->type->challengePrefix();
            if ($prefix !== '') {
                $names[] = $prefix . $field->name;
            }
        }
        $extraInputs = [];
        foreach ($names as $name) {
            // Replace a malformed value with `?`, so that a bot cannot bypass the honeypot field by sending an array.
            $isTyped = str_starts_with($name, ContactInput::PREFIX_FREE_TEXT);
            $text = $input->text($name, $isTyped ? self::BYTES : self::GUARD_BYTES);
            $extraInputs[$name] = $text === '' && isset($input->faults()[$name]) ? '?' : $text;
        }

        return array_filter($extraInputs, static fn (string $text): bool => $text !== '');
    }

    private static function matching(string $pattern, string $text): string
    {
        return preg_match($pattern, $text) === 1 ? $text : '';
    }
}
