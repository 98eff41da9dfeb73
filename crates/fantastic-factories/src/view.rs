//! What a client receives: what lies open, and the viewer's own hand. Cards are named by their rows of the data file;
//! what is printed on them is told once ([`crate::Printed`]), and what a choice would change comes with it
//! ([`Foresight`]).

use crate::effect::Service;
use crate::state::{DeckSizes, ROW};
use crate::{Amount, Dice, Pending, Player, Print, Prints, Seen, Stage, Surplus, Tool, build, score};
use kernel::Seat;
use serde::{Deserialize, Serialize};

kernel::views! {
    "fantastic-factories.ts"

    /// The table as a viewer sees it (FF-42, FF-43).
    pub struct View {
        /// The round, from 1.
        pub round: u16,
        /// FF-292: the last round, once the end is triggered.
        @some pub last_round: u16,
        pub stage: StageView,
        /// FF-58: whether the player on turn has wiped a row.
        @default pub wiped: bool,
        /// Section 15: whether the printed cards are used.
        @default pub printed_cards: bool,
        /// FF-12: the seats from the first player clockwise.
        pub order: Vec<Seat>,
        /// Whom the table waits for.
        pub asked: Vec<Seat>,
        /// FF-15: the blueprints of the market, slots 1 to 4; none where there were no cards left.
        pub blueprints: [Option<Print>; ROW],
        /// FF-15: the contractors of the market, slots 1 to 4.
        pub contractors: [Option<u8>; ROW],
        /// FF-16: the tools over them.
        pub tools: [Tool; ROW],
        /// How many cards the decks have left.
        pub decks: DeckSizes,
        /// FF-25: the discarded blueprints.
        pub discarded_blueprints: Prints,
        /// FF-25: the discarded contractors.
        pub discarded_contractors: Vec<u8>,
        pub players: Vec<PlayerView>,
        /// The viewer's own hand; none for onlookers.
        pub hand: Option<HandView>,
        /// FF-310: the Machine, in a solo game.
        @some pub machine: MachineView,
    }

    /// One player.
    pub struct PlayerView {
        pub metal: u16,
        pub energy: u16,
        pub goods: u16,
        /// Unplaced dice.
        pub dice: Dice,
        /// FF-100: the dice on Research, Generate and Mine.
        pub floors: [Dice; 3],
        /// The compound.
        pub built: Prints,
        /// FF-112: the names used up for this round.
        @default pub used: Vec<Print>,
        /// FF-180: the names built this round from the hand.
        @default pub fresh: Vec<Print>,
        /// Cards with the dice on them.
        @default pub laid: Vec<(Print, Dice)>,
        /// How many blueprints the hand has.
        pub hand: usize,
        /// Blueprints of the hand that everybody saw going there.
        pub known: Prints,
        /// FF-251: what a contractor left to be done in the Work phase.
        @some pub pending: Service,
        /// FF-130: done with this round's work.
        @default pub finished: bool,
        /// FF-295: prestige and goods so far.
        pub score: u16,
    }

    /// A player's own hand.
    pub struct HandView {
        pub cards: Prints,
        /// FF-90: the names that can be built at this moment.
        pub buildable: Vec<Print>,
        /// FF-94: the names that stand in the compound and may not stand there twice.
        @default pub barred: Vec<Print>,
        /// The names from the one that is missed least to the one that is missed most: a suggestion of what to discard.
        pub spare: Vec<Print>,
        /// FF-167: what the names cost whose discount is taken off.
        @default pub costs: Vec<(Print, Amount)>,
        /// FF-64, FF-65: the slots whose contractor the viewer could hire, were it their turn.
        @default pub affordable: Vec<u8>,
        /// FF-280: how many blueprints are over the limit of the clean-up.
        @default pub cards_over: usize,
        /// FF-280: how much metal and energy together is over the limit of the clean-up.
        @default pub tokens_over: u16,
    }

    /// FF-314: what the Machine has.
    pub struct MachineView {
        pub goods: u16,
        /// FF-315: its cards.
        pub cards: Prints,
        /// FF-338: goods, cards and monuments so far.
        pub score: u16,
    }

    /// What a choice would change for the player who makes it.
    #[derive(Copy, Default)]
    pub struct Foresight {
        /// What goes; `cards` are blueprints of the hand.
        @default pub pay: Amount,
        /// What comes.
        @default pub gain: Amount,
        /// FF-290: a card more in the compound.
        @default pub built: bool,
        /// FF-295: prestige and goods.
        @default pub score: u16,
        /// FF-140: a die, and what it would show.
        @some pub turned: (u8, u8),
        /// What one more die would show.
        @some pub die: u8,
    }
}

/// Where in the round we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "fantastic-factories.ts"))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// FF-51: market turns.
    Market,
    /// FF-35: everybody works.
    Work,
    /// FF-284: discarding down, in turn order.
    CleanUp,
    Over,
}

impl Foresight {
    /// Something for something.
    pub(crate) fn deal(pay: Amount, gain: Amount) -> Foresight {
        Foresight { pay, gain, score: gain.goods.into(), ..Foresight::default() }
    }
}

pub(crate) fn portray(seen: Seen<'_>) -> View {
    let (public, cards) = (seen.public(), seen.cards());
    let used = &public.used_contractors;
    View {
        round: public.round,
        last_round: public.last_round,
        stage: match public.stage {
            Stage::Market { .. } => StageView::Market,
            Stage::Work => StageView::Work,
            Stage::CleanUp { .. } => StageView::CleanUp,
            Stage::Over => StageView::Over,
        },
        wiped: matches!(public.stage, Stage::Market { wiped: true, .. }),
        printed_cards: public.printed(),
        order: public.turn_order().collect(),
        asked: public.asked().iter().collect(),
        blueprints: public.blueprints.map(|card| card.map(|card| cards.print(card))),
        contractors: public.contractors.map(|card| card.map(|card| cards.contractor(card).number)),
        tools: public.tools,
        decks: seen.dark(),
        discarded_blueprints: cards.prints(public.discard),
        discarded_contractors: used.iter().map(|card| cards.contractor(card).number).collect(),
        players: public.players.iter().map(|(seat, player)| portray_player(seen, seat, player)).collect(),
        hand: portray_hand(seen),
        machine: public.machine.map(|machine| MachineView {
            goods: machine.goods,
            cards: cards.prints(machine.cards),
            score: score::machine_score(cards, &machine),
        }),
    }
}

fn portray_player(seen: Seen<'_>, seat: Seat, player: &Player) -> PlayerView {
    let cards = seen.cards();
    let laid = player.laid.iter().filter(|laid| laid.card > 0);
    PlayerView {
        metal: player.metal,
        energy: player.energy,
        goods: player.goods,
        dice: player.dice,
        floors: player.floors,
        built: cards.prints(player.built),
        used: player.used.iter().collect(),
        fresh: player.fresh.iter().collect(),
        laid: laid.map(|laid| (laid.card, laid.dice.into_iter().filter(|die| *die > 0).collect())).collect(),
        hand: seen.back(seat),
        known: cards.prints(player.noted),
        pending: match player.pending {
            Pending::Nothing => None,
            Pending::Foreman { most } => Some(Service::Foreman { most }),
            Pending::ExtraDice { dice } => Some(Service::ExtraDice { dice }),
            Pending::Specialist => Some(Service::Specialist {}),
        },
        finished: player.finished && !matches!(seen.public().stage, Stage::Market { .. }),
        score: score::score(cards, player),
    }
}

fn portray_hand(seen: Seen<'_>) -> Option<HandView> {
    let (public, cards) = (seen.public(), seen.cards());
    let player = public.players.get(seen.seat()?)?;
    let hand = cards.prints(*seen.own()?);
    // FF-266: the Foreman's dice come before anything else.
    let foreman = matches!(player.pending, Pending::Foreman { .. });
    let working = public.stage == Stage::Work && !player.finished && !foreman;
    let cost = |print: Print| build::cost(player, cards, print);
    let buildable = |print: &Print| build::is_possible(player, cards, *print);
    let paired = |print: &Print| build::partners(cards, hand, *print).next().is_some();
    let affordable = |slot: &u8| {
        let found = public.contractor(cards, *slot).filter(|(contractor, _)| player.can_pay(contractor.pay));
        found.is_some_and(|(_, tool)| cards.with_tool(hand, tool).next().is_some())
    };
    let surplus = Surplus::new(player, hand.len(), &cards.table);
    let buildable: Vec<Print> = hand.kinds().filter(|print| working && buildable(print) && paired(print)).collect();
    let barred: Vec<Print> = hand.kinds().filter(|print| !build::allowed(player, cards, *print)).collect();
    let missed = |print: &Print| {
        let worth = 2 + cards.blueprint(*print).prestige[0] + if buildable.contains(print) { 4 } else { 0 };
        if barred.contains(print) { 0 } else { worth - if hand.count(*print) > 1 { 2 } else { 0 } }
    };
    let mut spare: Vec<Print> = hand.kinds().collect();
    spare.sort_by_key(missed);
    Some(HandView {
        cards: hand,
        spare,
        buildable,
        barred,
        costs: hand.kinds().map(|print| (print, cost(print))).filter(|of| of.1 != cards.blueprint(of.0).cost).collect(),
        affordable: (1..=ROW as u8).filter(affordable).collect(),
        cards_over: surplus.cards,
        tokens_over: surplus.tokens,
    })
}
