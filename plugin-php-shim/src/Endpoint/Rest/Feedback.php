<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint\Rest;

use Closure;
use Gazetteer\Contract\RestPath;
use Gazetteer\Domain\ContactForm\ElementIds;
use Gazetteer\Domain\ContactForm\FieldType;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\Outcome;
use Gazetteer\Domain\ContactForm\Puzzles;
use Gazetteer\Domain\ContactForm\Reception;
use Gazetteer\Domain\ContactForm\TooOften;
use Gazetteer\Endpoint\Caller;
use Gazetteer\Endpoint\ContactForm\FormCall;
use Gazetteer\Endpoint\ContactForm\PostedReader;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Method;
use Gazetteer\Endpoint\ReadsMultipart;
use Gazetteer\Endpoint\Refusal;

if (!defined('ABSPATH')) {
    exit;
}

/** Takes in a sent form and says what became of it. */
final class Feedback extends FormCall implements ReadsMultipart
{
    protected const PATH = RestPath::FEEDBACK;

    /**
     * @param Closure(): FormShelf $shelf
     * @param Closure(): Puzzles $puzzles
     * @param Closure(): Reception $reception
     * @param Closure(): Caller $caller
     */
    public function __construct(
        Closure $shelf,
        private readonly Closure $puzzles,
        private readonly Closure $reception,
        private readonly Closure $caller,
    ) {
        parent::__construct($shelf);
    }

    public function method(): Method
    {
        return Method::Post;
    }

    public function answer(Input $input): array
    {
        $form = $this->form($input);
        $unitTag = PostedReader::unitTag($input);
        if ($unitTag === '') {
            throw new Refusal(Refusal::NO_UNIT_TAG, 400);
        }
        try {
            $outcome = ($this->reception)()->receive($form, (new PostedReader(($this->caller)()))->read($form, $input));
        } catch (TooOften $thrown) {
            throw new Refusal(Refusal::TOO_OFTEN, 429, $thrown, $thrown->seconds);
        }

        return self::write($form, $unitTag, $outcome) + ($this->puzzles)()->renewed($form);
    }

    /** @return array<string, mixed> */
    private static function write(Form $form, string $unitTag, Outcome $outcome): array
    {
        $invalid = [];
        foreach ($outcome->invalid as $field => $message) {
            $invalid[] = [
                'field' => (string) $field,
                'message' => $message,
                // Nobody can be led to what is not seen.
                'idref' => $form->field((string) $field)?->type === FieldType::Hidden ? null : ElementIds::control($unitTag, (string) $field),
                'error_id' => ElementIds::error($unitTag, (string) $field),
            ];
        }

        return [
            'contact_form_id' => $form->id,
            'status' => $outcome->status,
            'message' => $outcome->message,
            // Where nothing was looked at there is no hash, not even an empty one.
            ...($outcome->status === Reception::MEMBERS_ONLY ? [] : ['posted_data_hash' => $outcome->hash]),
            'into' => "#{$unitTag}",
            'invalid_fields' => $invalid,
        ];
    }
}
