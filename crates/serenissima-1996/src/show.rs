//! Builds the view. Possible and impossible actions come from the candidates that the rules list.

use kernel::{Actor, Candidate, Seat, Viewer};
use sea_board::PortOccupancy;

use crate::board::{PortIx, ZoneIx};
use crate::chapters::sell::pays_for;
use crate::odds;
use crate::prospect::Rival;
use crate::state::{
    Battle, GivenBid, Leave, MOST_SEATS, Moving, Phase, Picking, Purchase, Serenissima1996, Spot, Talk,
};
use crate::view::{
    AttackView, BattleView, BidView, BuildView, BuyView, DeskView, GalleyView, GoodView, GroupView, HireView,
    LandingView, LeaveView, MoverView, NextView, NumberView, PartnerView, PassView, PortView, PurchaseView, ReachView,
    RoomView, SailingView, SaleView, SeatView, StageView, StockView, TalkTurn, TalkView, TradeView, View, WantView,
};
use crate::words::{BUILDING_PRICE, COIN, Foe, GALLEYS, Galley, Good, MOST_DUCATS, PIECE_PRICE, Place, SPACES};
use crate::{Breach, Command};

type One = Candidate<Serenissima1996>;

impl Serenissima1996 {
    pub(crate) fn show(&self, viewer: Viewer, waivers: &[&str]) -> View {
        View {
            board: self.board.board().clone(),
            options: self.options,
            seats: self.all_seats().map(|seat| self.show_seat(viewer, seat)).collect(),
            ports: self.board.ports().map(|port| self.show_port(port)).collect(),
            galleys: self.show_galleys(),
            goods: Good::ALL.map(|good| self.show_good(good)).to_vec(),
            stock: StockView {
                galleys: Galley::all(GALLEYS).filter(|galley| self.galley(*galley).owner.is_none()).count() as u8,
                sailors: self.sailors,
                fortresses: self.fortresses(),
            },
            round: self.round,
            rounds: self.rounds(),
            order: self.shown_order(),
            step: self.turn().map(|(step, _)| step),
            coin: COIN,
            most_ducats: MOST_DUCATS,
            stage: self.show_stage(viewer, waivers),
        }
    }

    /// Returns the order of the round, or the part already picked, up to the first free place.
    fn shown_order(&self) -> Vec<Seat> {
        match &self.phase {
            Phase::Picking(Picking { places, .. }) => places.iter().map_while(|seat| *seat).collect(),
            _ => self.order.to_vec(),
        }
    }

    fn show_seat(&self, viewer: Viewer, seat: Seat) -> SeatView {
        let purse = self.shown_purse(viewer, seat);
        let garrisons: u16 = self.ports_of(seat).map(|port| u16::from(self.port(port).sailors)).sum();
        let aboard: u16 = self.fleet_of(seat).map(|(_, galley)| u16::from(galley.sailors)).sum();
        let town = self.town_of(seat).unwrap_or(PortIx(0));
        SeatView {
            nation: self.nations[seat.index()],
            purse,
            ports: self.ports_of(seat).count() as u8,
            galleys: self.fleet_of(seat).count() as u8,
            sailors: u8::try_from(garrisons + aboard).unwrap_or(u8::MAX),
            town: self.board.facts(town).id,
            holds_town: self.holds_town(seat),
            points: purse.map(|_| self.wealth(seat).total()),
            open_points: self.open_wealth(seat).total(),
            gone: self.gone[seat.index()],
            lost: !self.has_anything(seat),
        }
    }

    fn show_port(&self, port: PortIx) -> PortView {
        let (facts, state) = (self.board.facts(port), self.port(port));
        let wants = Good::ALL.into_iter().filter(|good| !self.has(port, *good));
        let next = self.free_slot(port);
        PortView {
            occupancy: PortOccupancy::new(facts, state.owner, state.sailors, state.slots),
            fortress: state.fortress,
            built: state.built,
            hires: self.hires_left(port),
            points: self.port_points(port),
            next: next.map(|slot| NextView { slot: slot as u8 + 1, ducats: self.number(port, slot).map(pays_for) }),
            wants: if next.is_none() {
                vec![]
            } else {
                wants.map(|good| WantView { good, bonus: self.new_market(port, good) }).collect()
            },
        }
    }

    fn show_galleys(&self) -> Vec<GalleyView> {
        let mut nth = [0_u8; MOST_SEATS];
        let show = |(galley, owner, state): (Galley, Seat, &crate::state::GalleyState)| {
            let place = &mut nth[owner.index() % MOST_SEATS];
            *place += 1;
            GalleyView {
                galley,
                owner,
                nth: *place,
                zone: self.board.zone_id(state.zone),
                sailors: state.sailors,
                goods: crate::state::listed(&state.goods).to_vec(),
                room: state.room(),
                moved: state.moved,
            }
        };
        self.fleet().map(show).collect()
    }

    fn show_good(&self, good: Good) -> GoodView {
        let monopoly = self.monopoly(good);
        let doubted = monopoly.is_some() && self.supply_doubted(good);
        GoodView { good, left: self.goods[good.index()], monopoly, doubted }
    }

    fn show_stage(&self, viewer: Viewer, waivers: &[&str]) -> StageView {
        let active = self.turn().map_or(Seat(0), |(_, seat)| seat);
        let all = || kernel::candidates(self, Actor::Seat(active), waivers);
        match &self.phase {
            Phase::Placing { seat } => {
                let (galleys, town) = self.beginnings(*seat);
                let port = self.board.facts(town.unwrap_or(PortIx(0))).id;
                StageView::Placing { seat: *seat, sailors: self.to_place(*seat), galleys, port }
            }
            Phase::Preparing => StageView::Preparing,
            Phase::Bidding { bids } => {
                let bid = |seat| self.show_bid(viewer, seat, bids[seat.index()]);
                StageView::Bidding { bids: self.active_seats().map(bid).collect() }
            }
            Phase::Picking(picking) => self.show_picking(picking),
            Phase::Trade { talk, .. } => {
                let trade = self.show_trade(active, talk.as_ref(), waivers);
                StageView::Trade { seat: active, trade }
            }
            Phase::Move { moving, leave, standing, .. } => {
                let sailing = SailingView {
                    moving: moving.map(|moving| moving.galley),
                    galleys: if leave.is_some() { vec![] } else { self.show_movers(active, &all()) },
                    leave: leave.as_ref().and_then(|leave| self.show_leave(moving.as_ref()?, leave)),
                    standing: standing[..usize::from(self.players())].to_vec(),
                };
                StageView::Move { seat: active, sailing }
            }
            Phase::Fight { battle, .. } => StageView::Fight {
                seat: active,
                attacks: if battle.is_some() { vec![] } else { self.show_attacks(&all()) },
                battle: battle.as_ref().and_then(|battle| self.show_battle(battle)),
            },
            Phase::Take { .. } => StageView::Take { seat: active, landings: self.show_landings(&all()) },
            Phase::Sell { asked, .. } => StageView::Sell {
                seat: active,
                sales: if asked.is_some() { vec![] } else { self.show_sales(active, &all()) },
                asked: self.show_number(),
            },
            Phase::Counting { .. } => StageView::Counting,
            Phase::Over { outcomes } => StageView::Over { outcomes: outcomes.to_vec() },
        }
    }

    fn show_bid(&self, viewer: Viewer, seat: Seat, bid: Option<GivenBid>) -> BidView {
        let ducats = match bid {
            Some(GivenBid::Is(ducats)) => Some(ducats),
            _ => None,
        };
        BidView { seat, given: bid.is_some(), ducats, most: self.shown_purse(viewer, seat) }
    }

    fn show_picking(&self, picking: &Picking) -> StageView {
        let next = self.next_to_pick();
        let players = usize::from(self.players());
        StageView::Picking {
            bids: picking.bids[..players].to_vec(),
            places: picking.places[..self.active_seats().count()].to_vec(),
            seat: self.picker(),
            tied: if next.len() > 1 { next.to_vec() } else { vec![] },
        }
    }
}

/// Phase 2: trade, build, hire, place.
impl Serenissima1996 {
    fn show_trade(&self, seat: Seat, talk: Option<&Talk>, waivers: &[&str]) -> TradeView {
        let all = if talk.is_some() { vec![] } else { kernel::candidates(self, Actor::Seat(seat), waivers) };
        let mine = |port: &PortIx| {
            let here = self.galleys_in(self.board.facts(*port).zone, seat).next().is_some();
            here || self.port(*port).owner == Some(seat)
        };
        let desks = self.board.ports().filter(mine).map(|port| self.show_desk(seat, port, &all));
        TradeView {
            desks: desks.collect(),
            groups: self.board.zones().filter_map(|zone| self.show_group(seat, zone)).collect(),
            partners: self.board.zones().flat_map(|zone| self.show_partners(seat, zone)).collect(),
            talk: talk.and_then(|talk| self.show_talk(seat, talk)),
        }
    }

    fn show_desk(&self, seat: Seat, port: PortIx, all: &[One]) -> DeskView {
        let (facts, owner) = (self.board.facts(port), self.port(port).owner);
        let galleys: Vec<Galley> = self.galleys_in(facts.zone, seat).map(|(galley, _)| galley).collect();
        let held = owner == Some(seat);
        let (price, _) = self.price(seat, port);
        let buy = |galleys: Vec<Galley>| BuyView {
            good: facts.good,
            most: self.most_to_buy(seat, galleys[0], port),
            galleys,
            price,
            ceiling: price.unwrap_or_else(|| self.ceiling(port, facts.good)),
            breaches: why_not(all, |said| matches!(said, Command::Buy { port, .. } if *port == facts.id)),
        };
        let built = |kind: fn(&Command) -> Option<crate::words::PortId>| BuildView {
            price: BUILDING_PRICE,
            hired: self.most_to_hire(seat, port, BUILDING_PRICE).min(SPACES),
            garrison: self.port(port).sailors.min(SPACES),
            breaches: why_not(all, |said| kind(said) == Some(facts.id)),
        };
        DeskView {
            port: facts.id,
            owner,
            buy: (!galleys.is_empty()).then(|| buy(galleys)),
            hire: held.then(|| self.show_hire(seat, port, all)),
            galley: held
                .then(|| built(|said| if let Command::BuildGalley { port, .. } = said { Some(*port) } else { None })),
            fortress: held
                .then(|| built(|said| if let Command::BuildFortress { port } = said { Some(*port) } else { None })),
        }
    }

    fn show_hire(&self, seat: Seat, port: PortIx, all: &[One]) -> HireView {
        let facts = self.board.facts(port);
        let galleys = self.galleys_in(facts.zone, seat).map(|(galley, _)| Place::Galley(galley));
        let places = std::iter::once(Place::Port(facts.id)).chain(galleys);
        let offered = |one: &One| match one.command {
            Command::Hire { port, count, .. } if port == facts.id && one.offered() => Some(count),
            _ => None,
        };
        HireView {
            most: all.iter().filter_map(offered).max().unwrap_or_default().max(self.most_to_hire(seat, port, 0)),
            price: PIECE_PRICE,
            to: places.map(|place| RoomView { place, room: self.room_at(place) }).collect(),
            breaches: why_not(all, |said| matches!(said, Command::Hire { port, .. } if *port == facts.id)),
        }
    }

    fn show_group(&self, seat: Seat, zone: ZoneIx) -> Option<GroupView> {
        let port = self.board.port_of(zone).map(|port| (self.board.facts(port).id, self.port(port).owner));
        let own = port.filter(|(_, owner)| *owner == Some(seat)).map(|(id, _)| Place::Port(id));
        let galleys = self.galleys_in(zone, seat).map(|(galley, _)| Place::Galley(galley));
        let places: Vec<Place> = own.into_iter().chain(galleys).collect();
        let shore = port.filter(|_| own.is_none()).map(|(id, _)| id);
        (places.len() > usize::from(own.is_some())).then(|| GroupView { zone: self.board.zone_id(zone), places, shore })
    }

    fn show_partners(&self, seat: Seat, zone: ZoneIx) -> Vec<PartnerView> {
        let of = |seat: Seat| self.galleys_in(zone, seat).map(|(galley, _)| galley).collect::<Vec<_>>();
        let mine = of(seat);
        if mine.is_empty() || !self.deals_in(zone) {
            return vec![];
        }
        let partner = |other: Seat| PartnerView {
            seat: other,
            zone: self.board.zone_id(zone),
            mine: mine.clone(),
            theirs: of(other),
        };
        self.all_seats()
            .filter(|other| *other != seat)
            .map(partner)
            .filter(|partner| !partner.theirs.is_empty())
            .collect()
    }

    fn show_talk(&self, active: Seat, talk: &Talk) -> Option<TalkView> {
        let asked = self.asked_in(talk)?;
        let mut shown = TalkView {
            asked,
            active,
            other: active,
            turn: TalkTurn::Offer,
            purchase: None,
            deal: None,
            counter_deal: None,
        };
        match talk {
            Talk::Price { purchase } => (shown.turn, shown.purchase) = (TalkTurn::Price, Some(bought(purchase))),
            Talk::Monopoly { purchase, price } => {
                shown.turn = TalkTurn::Monopoly;
                shown.purchase = Some(PurchaseView { price: Some(*price), ..bought(purchase) });
            }
            Talk::Offer { purchase, price } | Talk::Last { purchase, price } => {
                shown.turn = if matches!(talk, Talk::Offer { .. }) { TalkTurn::Offer } else { TalkTurn::Last };
                shown.purchase = Some(PurchaseView { price: Some(*price), ..bought(purchase) });
            }
            Talk::Counter { purchase, price, counter } => {
                shown.turn = TalkTurn::Counter;
                let (price, counter) = (Some(*price), Some(*counter));
                shown.purchase = Some(PurchaseView { price, counter, ..bought(purchase) });
            }
            Talk::Deal { deal, .. } => shown.deal = Some(deal.clone()),
            Talk::DealCounter { deal, counter, .. } => {
                shown.turn = TalkTurn::Counter;
                (shown.deal, shown.counter_deal) = (Some(deal.clone()), Some(counter.clone()));
            }
            Talk::LastDeal { deal, .. } => (shown.turn, shown.deal) = (TalkTurn::Last, Some(deal.clone())),
        }
        shown.other = match talk {
            Talk::Deal { with, .. } | Talk::DealCounter { with, .. } | Talk::LastDeal { with, .. } => *with,
            Talk::Price { purchase }
            | Talk::Monopoly { purchase, .. }
            | Talk::Offer { purchase, .. }
            | Talk::Last { purchase, .. }
            | Talk::Counter { purchase, .. } => self.seller(purchase)?,
        };
        Some(shown)
    }
}

fn bought(purchase: &Purchase) -> PurchaseView {
    let Purchase { port, good, count, galley, most } = *purchase;
    PurchaseView { port, good, count, galley, least: COIN, most, price: None, counter: None }
}

/// Returns the reasons why no command of a kind is possible. Empty if one is possible or none is listed.
fn why_not(all: &[One], kind: impl Fn(&Command) -> bool) -> Vec<Breach> {
    let mut of_kind = all.iter().filter(|one| kind(&one.command)).peekable();
    let Some(first) = of_kind.peek().map(|one| one.breaches().to_vec()) else { return vec![] };
    if of_kind.any(One::offered) { vec![] } else { first }
}

/// Phases 3 to 6.
impl Serenissima1996 {
    fn show_movers(&self, seat: Seat, all: &[One]) -> Vec<MoverView> {
        let rivals = &self.rivals(seat);
        let reach = |galley: Galley| {
            let way = move |one: &One| match &one.command {
                Command::Sail { galley: other, path, stay: true } if *other == galley && one.offered() => {
                    Some(self.show_reach(seat, galley, path, rivals))
                }
                _ => None,
            };
            all.iter().filter_map(way).collect()
        };
        let offered = |galley: Galley| {
            let sails = |one: &One| matches!(one.command, Command::Sail { galley: other, .. } if other == galley);
            all.iter().any(|one| one.offered() && sails(one))
        };
        let open = self.fleet_of(seat).filter(|(galley, state)| !state.moved || offered(*galley));
        open.map(|(galley, state)| MoverView {
            galley,
            left: self.steps_left(galley),
            reach: reach(galley),
            by_hand: !self.knows_neighbours(state.zone),
        })
        .collect()
    }

    fn show_reach(&self, seat: Seat, galley: Galley, path: &[crate::words::ZoneId], rivals: &[Rival]) -> ReachView {
        let before = path.len().saturating_sub(1);
        let pass = |id: &crate::words::ZoneId| {
            let seats = self.keepers(self.board.zone(*id)?, seat).to_vec();
            (!seats.is_empty()).then_some(PassView { zone: *id, seats })
        };
        let zone = path.last().and_then(|zone| self.board.zone(*zone)).unwrap_or(self.galley(galley).zone);
        let (sells, prospect) = self.prospect(seat, galley, rivals, zone);
        let leaves = path[..before].iter().filter_map(pass).collect();
        ReachView { zone: self.board.zone_id(zone), path: path.to_vec(), leaves, sells, prospect }
    }

    fn show_leave(&self, moving: &Moving, leave: &Leave) -> Option<LeaveView> {
        let zone = self.board.zone_id(self.galley(moving.galley).zone);
        let left = self.steps_left(moving.galley);
        Some(LeaveView { galley: moving.galley, zone, seats: leave.seats.to_vec(), left })
    }

    fn show_attacks(&self, all: &[One]) -> Vec<AttackView> {
        let attack = |one: &One| match one.command {
            Command::Attack { galley, foe } if one.offered() => {
                let spot = match foe {
                    Foe::Galley(galley) => Spot::Galley(galley),
                    Foe::Port(port) => Spot::Port(self.board.port(port)?),
                };
                self.show_attack(galley, spot)
            }
            _ => None,
        };
        all.iter().filter_map(attack).collect()
    }

    fn show_attack(&self, galley: Galley, foe: Spot) -> Option<AttackView> {
        let (against, defenders, fortress) = self.defence(foe);
        let sailors = [self.galley(galley).sailors, defenders];
        Some(AttackView {
            galley,
            foe: self.foe(foe),
            against: against?,
            zone: self.board.zone_id(self.galley(galley).zone),
            sailors,
            fortress,
            odds: odds::odds(sailors[0], defenders, fortress).ok(),
        })
    }

    fn show_battle(&self, battle: &Battle) -> Option<BattleView> {
        Some(match *battle {
            Battle::Dice { galley, foe } => BattleView::Dice { attack: self.show_attack(galley, foe)? },
            Battle::Prize { winner, prize } => {
                let (own, beaten) = (self.galley(winner), self.galley(prize));
                let most = self.most_to_board(winner, prize);
                BattleView::Prize {
                    seat: own.owner?,
                    winner,
                    prize,
                    captured: beaten.sailors > 0,
                    most,
                    sinks: (most > 0 && most == own.sailors).then_some(most),
                }
            }
        })
    }

    fn show_landings(&self, all: &[One]) -> Vec<LandingView> {
        let mut landings: Vec<LandingView> = Vec::new();
        for one in all {
            let Command::Land { galley, sailors } = one.command else { continue };
            let Some(port) = self.board.port_of(self.galley(galley).zone) else { continue };
            match landings.iter_mut().find(|landing| landing.galley == galley) {
                Some(landing) => landing.most = landing.most.max(sailors),
                None => landings.push(LandingView {
                    galley,
                    port: self.board.facts(port).id,
                    most: sailors,
                    breaches: one.breaches().to_vec(),
                }),
            }
        }
        landings
    }

    fn show_sales(&self, seat: Seat, all: &[One]) -> Vec<SaleView> {
        let sale = |one: &One| {
            let Command::Sell { galley, good } = one.command else { return None };
            let port = self.board.port_of(self.galley(galley).zone)?;
            let number = self.free_slot(port).map(|slot| self.number(port, slot));
            let (paid, bonus) = self.sale_price(seat, port, number.flatten().unwrap_or_default(), good);
            Some(SaleView {
                galley,
                port: self.board.facts(port).id,
                good,
                aboard: self.galley(galley).goods[good.index()],
                ducats: number.flatten().filter(|_| one.offered()).map(|_| paid),
                bonus: if one.offered() { bonus } else { 0 },
                breaches: one.breaches().to_vec(),
            })
        };
        all.iter().filter_map(sale).collect()
    }

    fn show_number(&self) -> Option<NumberView> {
        let (_, port, slot) = self.asked_number()?;
        let [least, most] = self.fitting_numbers(port, slot);
        Some(NumberView { port: self.board.facts(port).id, slot: slot as u8 + 1, least, most })
    }
}
