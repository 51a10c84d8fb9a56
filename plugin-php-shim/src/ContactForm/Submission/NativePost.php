<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\TooManyMessages;
use Gazetteer\ContactForm\Rest\PostedReader;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\ServerStatus;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\SiteCaller;
use Gazetteer\Kernel\Uploads;
use Throwable;

/** Handles a form that was posted to its own page without JavaScript, before the page is rendered. */
final class NativePost
{
    public function __construct(private readonly ContactFormServices $services)
    {
    }

    public function answer(): void
    {
        // While Contact Form 7 is active, the plugin renders no forms and accepts no submissions.
        if (!ContactFormModule::areFormsOurs()) {
            return;
        }
        if (Request::method() === 'POST' && isset($_POST[ContactInput::FORM], $_POST[ContactInput::UNIT_TAG])) {
            $this->answerForm();
        } elseif (Request::isCutOff()) {
            self::answerCutOff();
        }
    }

    private function answerForm(): void
    {
        $values = wp_unslash($_POST);
        $form = $this->services->forms->find((new Input($values))->id(ContactInput::FORM));
        $unitTag = PostedReader::unitTag(new Input($values));
        if ($form === null || $unitTag === '') {
            return;
        }
        self::keepFromCaches();
        [$posted, $outcome] = self::judge($this->services, $form, $values, $unitTag);
        SubmissionResults::keep($posted, $outcome);
    }

    private static function answerCutOff(): void
    {
        self::keepFromCaches();
        $words = RefusalTexts::text(new Refusal(Refusal::TOO_LARGE, 413));
        SubmissionResults::keepOfNobody(new Outcome(ServerStatus::Aborted->value, $words));
    }

    /** The page now shows the result of one visitor, so it must not be cached. */
    private static function keepFromCaches(): void
    {
        nocache_headers();
        if (!defined('DONOTCACHEPAGE')) {
            define('DONOTCACHEPAGE', true);
        }
    }

    /**
     * @param array<array-key, mixed> $values
     * @return array{Posted, Outcome}
     */
    private static function judge(ContactFormServices $services, Form $form, array $values, string $unitTag): array
    {
        $reader = new PostedReader(SiteCaller::fromFormPost());
        $posted = $reader->read($form, new Input($values));
        try {
            Request::refuseCutOff();
            $posted = $reader->read($form, new Input($values, Uploads::read($_FILES)));
            $outcome = $services->handler()->receive($form, $posted);
        } catch (TooManyMessages) {
            $outcome = new Outcome(ServerStatus::Aborted->value, $form->message(FormMessage::TooOften));
        } catch (Throwable $thrown) {
            $refusal = RefusalTexts::refusal($thrown);
            $isOurs = $refusal->refused === Refusal::BROKEN;
            $outcome = new Outcome(ServerStatus::Aborted->value, $isOurs ? $form->message(FormMessage::Aborted) : RefusalTexts::text($refusal));
        }

        return [$posted, $outcome];
    }
}
