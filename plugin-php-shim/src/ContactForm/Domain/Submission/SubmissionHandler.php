<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\ContactForm\Domain\Entries\EntryRepository;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\EntryWriter;
use Gazetteer\ContactForm\Domain\EntryMailer;
use Gazetteer\ContactForm\Domain\FieldChecks;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\ContactForm\Domain\Spam\SpamCheck;
use Gazetteer\Contract\ServerStatus;
use Throwable;

/** Processes a submission, in the same way for a REST call and for a form post without JavaScript. */
final class SubmissionHandler
{
    /** Not a status of the contract, so the form's script treats it as a custom status. */
    public const MEMBERS_ONLY = 'error';

    /** @param list<SpamCheck> $spamChecks */
    public function __construct(
        private readonly EntryRepository $repository,
        private readonly EntryMailer $mailer,
        private readonly RateLimiter $limiter,
        private readonly FieldChecks $checks,
        private readonly EntryWriter $writer,
        private readonly ChallengeProvider $challenges,
        private readonly Veto $veto,
        private readonly array $spamChecks,
        private readonly ?SubmissionListener $listener = null,
    ) {
    }

    /** @throws TooManyMessages */
    public function receive(Form $form, Posted $posted): Outcome
    {
        if ($form->membersOnly && $posted->user === 0) {
            return new Outcome(self::MEMBERS_ONLY, $form->message(FormMessage::MembersOnly));
        }
        $hash = EntryWriter::hash($form, $posted);

        // A repeated request gets the earlier outcome without further checks. Its captcha is already used up, so
        // checking it again would fail.
        $earlier = $this->repository->look($form, $posted, strtolower(trim(EntryWriter::email($form, $posted))), $hash);

        if ($earlier->outcome !== null) {
            return $earlier->outcome;
        }
        $outcome = $this->judge($form, $posted, $hash, $earlier->wait);
        $this->listener?->judged($form, $posted, $outcome);

        return $outcome;
    }

    private function judge(Form $form, Posted $posted, string $hash, int $full): Outcome
    {
        $wait = $this->limiter->wait($posted->address) ?: $full;
        if ($wait > 0) {
            throw new TooManyMessages($wait);
        }
        $invalid = $this->checks->errors($form, $posted);
        if ($invalid !== []) {
            return new Outcome(ServerStatus::ValidationFailed->value, $form->message(FormMessage::Invalid), $invalid);
        }
        if (!$form->acceptanceAsValidation && FieldChecks::unaccepted($form, $posted) !== []) {
            return new Outcome(ServerStatus::AcceptanceMissing->value, $form->message(FormMessage::Unaccepted));
        }
        foreach ($this->spamChecks as $spamCheck) {
            $suspicion = $spamCheck->suspicion($form, $posted);
            if ($suspicion !== '') {
                return $this->keepSpam($form, $posted, $hash, $suspicion);
            }
        }
        $veto = $this->veto->against($form, $posted);
        if ($veto !== null) {
            return new Outcome(ServerStatus::Aborted->value, $veto === '' ? $form->message(FormMessage::Aborted) : $veto, [], $hash);
        }

        return $this->deliver($form, $posted, $hash);
    }

    private function keepSpam(Form $form, Posted $posted, string $hash, string $suspicion): Outcome
    {
        $outcome = new Outcome(ServerStatus::Spam->value, $form->message(FormMessage::Spam));
        // Without a request key, store no content hash: otherwise a second attempt after a longer time would count as a
        // duplicate of this spam entry.
        $mark = $posted->request === '' ? '' : $hash;
        $taken = $this->repository->take($this->writer->write($form, $posted, EntryState::Spam, $mark, $suspicion));
        if (is_int($taken)) {
            $this->repository->settle($taken, EntryState::Spam, $outcome);
        }

        return $outcome;
    }

    private function deliver(Form $form, Posted $posted, string $hash): Outcome
    {
        $entry = $this->writer->write($form, $posted, EntryState::Taken, $hash);
        $taken = $this->repository->take($entry);
        if ($taken instanceof Outcome) {
            return $taken;
        }
        try {
            $this->challenges->spend($form, $posted);
            $trouble = $this->mailer->deliver($form, $entry);
        } catch (Throwable $thrown) {
            // The entry is already stored, so an exception while mailing becomes the error of this attempt.
            $trouble = $thrown->getMessage() ?: $thrown::class;
        }
        $outcome = $trouble === ''
            ? new Outcome(ServerStatus::MailSent->value, $form->message(FormMessage::Sent), [], $hash)
            : new Outcome(ServerStatus::MailFailed->value, $form->message(FormMessage::Failed), [], $hash);
        $this->repository->settle($taken, $trouble === '' ? EntryState::Sent : EntryState::Waiting, $outcome, $trouble);

        return $outcome;
    }
}
