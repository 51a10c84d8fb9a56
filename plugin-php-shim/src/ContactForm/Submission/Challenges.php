<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\ContactForm\Domain\Spam\DrawnChallenges;
use Gazetteer\ContactForm\Domain\Spam\QuizToken;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Once\AttemptCounter;

if (!defined('ABSPATH')) {
    exit;
}

/** The quizzes and captchas of this site's forms. */
final class Challenges implements ChallengeProvider, DrawnChallenges
{
    /** Seconds for which a quiz question is valid. Long, because the page with the question may be cached. */
    private const QUIZ_LIFETIME = 30 * DAY_IN_SECONDS;

    private ?QuizToken $quizzes = null;

    public function drawn(int $form): string
    {
        return SiteSigner::drawnToken($form);
    }

    /** @return array{string, string} One of the field's questions, and the hash of its answer. */
    public function quiz(FormField $field): array
    {
        if ($field->questions === []) {
            return ['', ''];
        }
        $asked = $field->questions[array_rand($field->questions)];

        return [$asked['question'], $this->quizzes()->write($field->name, $asked['answer'], time())];
    }

    /** The URL of a new image; '' if the server cannot create one. */
    public function captcha(FormField $field): string
    {
        return $field->name !== '' && CaptchaChallenge::isPossible() ? $this->pictures()->draw() : '';
    }

    public function isSolved(Form $form, FormField $field, Posted $posted): bool
    {
        $answer = $posted->values($field->name)[0] ?? '';
        if (self::isCaptcha($field)) {
            return !CaptchaChallenge::isPossible()
                || $this->pictures()->isSolved($posted->extraInput(ContactInput::PREFIX_CAPTCHA_CHALLENGE . $field->name), $answer);
        }
        if (!self::isQuiz($field) || $field->questions === []) {
            return true;
        }
        $token = $posted->extraInput(ContactInput::PREFIX_QUIZ_ANSWER . $field->name);

        return $this->quizzes()->isAnswered($token, $field->name, $answer, $posted->time) && !$this->isSpent($token, $posted);
    }

    /** Invalidates the answer for this visitor only: other visitors may see the same question on a cached page. */
    public function spend(Form $form, Posted $posted): void
    {
        foreach ($form->fields as $field) {
            $token = $posted->extraInput(ContactInput::PREFIX_QUIZ_ANSWER . $field->name);
            if (self::isQuiz($field) && $token !== '') {
                AttemptCounter::add(self::spentKey($token, $posted), self::QUIZ_LIFETIME);
            }
        }
    }

    public function renewed(Form $form): array
    {
        $renewed = [];
        foreach ($form->fields as $field) {
            if (self::isQuiz($field) && $field->questions !== []) {
                $renewed['quiz'][$field->name] = $this->quiz($field);
            }
            $image = self::isCaptcha($field) ? $this->captcha($field) : '';
            if ($image !== '') {
                $renewed['captcha'][$field->name] = $image;
            }
        }

        return $renewed;
    }

    private function isSpent(string $token, Posted $posted): bool
    {
        return AttemptCounter::count(self::spentKey($token, $posted), self::QUIZ_LIFETIME) > 0;
    }

    /** Created on first use, because most forms have neither a quiz nor a captcha. */
    private function quizzes(): QuizToken
    {
        return $this->quizzes ??= new QuizToken(SiteSigner::signer(), self::QUIZ_LIFETIME);
    }

    private function pictures(): CaptchaChallenge
    {
        return new CaptchaChallenge(SiteSigner::signer());
    }

    private static function isQuiz(FormField $field): bool
    {
        return $field->type->challengePrefix() === ContactInput::PREFIX_QUIZ_ANSWER;
    }

    private static function isCaptcha(FormField $field): bool
    {
        return $field->type->challengePrefix() === ContactInput::PREFIX_CAPTCHA_CHALLENGE;
    }

    private static function spentKey(string $token, Posted $posted): string
    {
        return "quiz {$token} {$posted->address}";
    }
}
