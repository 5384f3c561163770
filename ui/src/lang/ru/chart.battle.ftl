odds-survivors = Кто останется: атакующий к защитнику
odds-win = победа
odds-both = гибнут оба
odds-lose = гибель
odds-losses = Ожидаемые потери: своих { $attacker }, чужих { $defender }
odds-losses-of = Ожидаемые потери: { $attacker } у { $seat }, { $defender } у другой стороны
odds-of = Глазами игрока { $seat }:
odds-label = Победа атакующего { $win }, гибнут оба { $both }, победа защитника { $lose }
