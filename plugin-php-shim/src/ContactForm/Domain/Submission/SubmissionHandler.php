<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\ContactForm\Domain\Submission;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryRepository;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\EntryWriter;
use Gazetteer\ContactForm\Domain\FieldChecks;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\Contract\ServerStatus;
use Throwable;

/** Processes a submission, in the same way for a REST call and for a form post without JavaScript. */
final class SubmissionHandler
{
    /**
     * Status if the form requires a login. The contract does not define it, so the form's script handles it as a custom
     * status.
     */
    public const MEMBERS_ONLY = 'error';

    /**
     * @param Closure(Form, Entry): string $mail Sends the mails. Returns '' if the owner's mail was sent, otherwise the
     *         error.
     * @param Closure(string): int $wait Counts an attempt of a visitor address. Returns the seconds until the next
     *         attempt is allowed; 0 if it is allowed now.
     * @param Closure(): ChallengeProvider $challenges
     * @param Closure(Form, Posted): ?string $veto Lets other code reject a form that passed all checks. Returns the
     *         message for the visitor, '' for the form's default message; null if the form is accepted.
     * @param list<Closure(Form, Posted): string> $spamChecks Each returns a short text for the site owner why the
     *         message is suspicious; '' if it is not.
     * @param Closure(Form, Posted, Outcome): void|null $listener Called once for each message.
     */
    public function __construct(
        private readonly EntryRepository $repository,
        private readonly Closure $mail,
        private readonly Closure $wait,
        private readonly FieldChecks $checks,
        private readonly EntryWriter $writer,
        private readonly Closure $challenges,
        private readonly Closure $veto,
        private readonly array $spamChecks,
        private readonly ?Closure $listener = null,
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

        if ($earlier instanceof Outcome) {
            return $earlier;
        }
        $outcome = $this->judge($form, $posted, $hash, $earlier);
        if ($this->listener !== null) {
            ($this->listener)($form, $posted, $outcome);
        }

        return $outcome;
    }

    private function judge(Form $form, Posted $posted, string $hash, int $full): Outcome
    {
        $wait = ($this->wait)($posted->address) ?: $full;
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
            $suspicion = $spamCheck($form, $posted);
            if ($suspicion !== '') {
                return $this->keepSpam($form, $posted, $hash, $suspicion);
            }
        }
        $veto = ($this->veto)($form, $posted);
        if ($veto !== null) {
            return new Outcome(ServerStatus::Aborted->value, $veto === '' ? $form->message(FormMessage::Aborted) : $veto, [], $hash);
        }

        return $this->deliver($form, $posted, $hash);
    }

    private function keepSpam(Form $form, Posted $posted, string $hash, string $suspicion): Outcome
    {
        $outcome = new Outcome(ServerStatus::Spam->value, $form->message(FormMessage::Spam));
        // If the client sent no request key, store no content hash. With a hash, a second attempt by the visitor would
        // count as a duplicate of this spam entry.
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
            if ($form->hasPuzzles()) {
                ($this->challenges)()->spend($form, $posted);
            }
            $trouble = ($this->mail)($form, $entry);
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
