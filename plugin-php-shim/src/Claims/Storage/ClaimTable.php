<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Storage;

use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Kernel\Store\Table;

final class ClaimTable
{
    private readonly Table $schema;

    public function __construct()
    {
        $this->schema = ClaimSchema::table();
    }

    public function exists(): bool
    {
        return $this->schema->exists();
    }

    /**
     * Inserts a new claim. The database assigns the ID.
     *
     * @return ?Claim The stored claim; null if the person already has an open claim for the listing.
     */
    public function open(Claim $claim): ?Claim
    {
        return $this->find($this->schema->insert([
            'listing' => $claim->listing,
            'claimant' => $claim->claimant,
            'name' => $claim->name,
            'words' => $claim->words,
            'phone' => $claim->phone,
            'email' => $claim->email,
            'plan' => $claim->plan,
            'plan_order' => $claim->order,
            'state' => ClaimState::Open->value,
            'note' => '',
            'made' => $claim->made,
            'lock_key' => ClaimSchema::lockOf($claim->listing, $claim->claimant),
        ]));
    }

    public function find(int $id): ?Claim
    {
        return $id > 0 ? $this->claims('WHERE id = %d', $id)[0] ?? null : null;
    }

    public function openOf(int $listing, int $claimant): ?Claim
    {
        return $claimant === 0 ? null : $this->claims('WHERE lock_key = %s', ClaimSchema::lockOf($listing, $claimant))[0] ?? null;
    }

    /**
     * Stores the decision about a claim. Returns false if the claim was no longer open. So only the first of two
     * concurrent decisions is stored.
     */
    public function decide(Claim $claim, ClaimState $state, string $note, int $former, int $now): bool
    {
        return $this->schema->change(
            'UPDATE {table} SET state = %s, note = %s, former = %d, decided = %d, lock_key = NULL WHERE id = %d AND state = %s',
            $state->value,
            $note,
            $former,
            $now,
            $claim->id,
            ClaimState::Open->value,
        ) === 1;
    }

    /** @return list<Claim> The open claims of a listing. */
    public function waitingFor(int $listing): array
    {
        return $this->claims('WHERE listing = %d AND state = %s ORDER BY id', $listing, ClaimState::Open->value);
    }

    /** @return list<Claim> Newest first. Without a state, open claims come first. */
    public function page(?ClaimState $state, int $page, int $size): array
    {
        $offset = $size * max(0, $page - 1);

        return $state === null
            ? $this->claims('ORDER BY state = %s DESC, id DESC LIMIT %d OFFSET %d', ClaimState::Open->value, $size, $offset)
            : $this->claims('WHERE state = %s ORDER BY id DESC LIMIT %d OFFSET %d', $state->value, $size, $offset);
    }

    public function count(?ClaimState $state = null): int
    {
        return StoreFailure::tolerate(fn (): int => $state === null
            ? $this->schema->number('SELECT COUNT(*) FROM {table}')
            : $this->schema->number('SELECT COUNT(*) FROM {table} WHERE state = %s', $state->value), 0);
    }

    /** @return list<Claim> Claims of an account, newest first. */
    public function ofAccount(int $claimant, int $most): array
    {
        return $claimant === 0 ? [] : $this->claims('WHERE claimant = %d ORDER BY id DESC LIMIT %d', $claimant, $most);
    }

    /** @return list<Claim> Claims of the account, and claims that contain the email address. */
    public function ofPerson(int $account, string $email, int $page, int $size): array
    {
        return $this->claims('WHERE (claimant = %d AND claimant > 0) OR (email = %s AND email <> \'\') ORDER BY id LIMIT %d OFFSET %d', $account, $email, $size, $size * max(0, $page - 1));
    }

    public function remove(int $id): bool
    {
        return $this->schema->change('DELETE FROM {table} WHERE id = %d', $id) === 1;
    }

    /** @return list<Claim> */
    private function claims(string $which, int|string ...$values): array
    {
        return StoreFailure::tolerate(fn (): array => array_map(self::read(...), $this->schema->rows("SELECT * FROM {table} {$which}", ...$values)), []);
    }

    /** @param array<string, string|null> $row */
    private static function read(array $row): Claim
    {
        return new Claim(
            (int) $row['id'],
            (int) $row['listing'],
            (int) $row['claimant'],
            (string) $row['name'],
            (string) $row['words'],
            (string) $row['phone'],
            (string) $row['email'],
            (int) $row['plan'],
            (int) $row['plan_order'],
            ClaimState::tryFrom((string) $row['state']) ?? ClaimState::Open,
            (string) $row['note'],
            (int) $row['former'],
            (int) $row['made'],
            (int) $row['decided'],
        );
    }
}
