<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\ContactForm\Rest;

use Closure;
use Gazetteer\ContactForm\Domain\ElementIds;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\ContactForm\Domain\Submission\SubmissionHandler;
use Gazetteer\ContactForm\Domain\Submission\TooManyMessages;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\RestPath;
use Gazetteer\Kernel\Http\Caller;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\MultipartOnly;
use Gazetteer\Kernel\Http\Refusal;

if (!defined('ABSPATH')) {
    exit;
}

/** Receives a submission and returns its outcome. */
final class FeedbackController extends FormRoute implements MultipartOnly
{
    protected const PATH = RestPath::FEEDBACK;

    /**
     * @param Closure(): FormRepository $repository
     * @param Closure(): ChallengeProvider $challenges
     * @param Closure(): SubmissionHandler $handler
     * @param Closure(): Caller $caller
     */
    public function __construct(
        Closure $repository,
        private readonly Closure $challenges,
        private readonly Closure $handler,
        private readonly Closure $caller,
    ) {
        parent::__construct($repository);
    }

    public function method(): Method
    {
        return Method::Post;
    }

    /**
     * The values of the form's fields are additional arguments. WordPress does not validate the two arguments below,
     * because the contract defines the error for a wrong unit tag, and older markup may send any post ID.
     */
    public function args(): array
    {
        return parent::args() + [
            ContactInput::UNIT_TAG => ['type' => 'string', 'sanitize_callback' => null],
            ContactInput::CONTAINER_POST => ['type' => 'integer', 'minimum' => 0, 'sanitize_callback' => null],
        ];
    }

    public function answer(Input $input): array
    {
        $form = $this->form($input);
        $unitTag = PostedReader::unitTag($input);
        if ($unitTag === '') {
            throw new Refusal(Refusal::NO_UNIT_TAG, 400);
        }
        try {
            $outcome = ($this->handler)()->receive($form, (new PostedReader(($this->caller)()))->read($form, $input));
        } catch (TooManyMessages $thrown) {
            throw new Refusal(Refusal::TOO_OFTEN, 429, $thrown, $thrown->seconds);
        }

        return self::write($form, $unitTag, $outcome) + ($form->hasPuzzles() ? ($this->challenges)()->renewed($form) : []);
    }

    /** @return array<string, mixed> */
    private static function write(Form $form, string $unitTag, Outcome $outcome): array
    {
        $invalid = [];
        foreach ($outcome->invalid as $field => $message) {
            $invalid[] = [
                'field' => (string) $field,
                'message' => $message,
                // A hidden field cannot receive focus, so the error has no link.
                'idref' => $form->field((string) $field)?->type->isVisible() === false ? null : ElementIds::control($unitTag, (string) $field),
                'error_id' => ElementIds::error($unitTag, (string) $field),
            ];
        }

        return [
            'contact_form_id' => $form->id,
            'status' => $outcome->status,
            'message' => $outcome->message,
            // If the form requires a login, the hash was not calculated, so omit the key.
            ...($outcome->status === SubmissionHandler::MEMBERS_ONLY ? [] : ['posted_data_hash' => $outcome->hash]),
            'into' => "#{$unitTag}",
            'invalid_fields' => $invalid,
        ];
    }
}
